//! Position texts: a written position reads back, and errors name the wrong word.

use riffifi::Riffifi;
use table::Scene;
use testkit::position::reads_back;

#[test]
fn every_position_of_a_game_reads_back() {
    for options in ["-", "o1", "w2", "o1e1w1"] {
        testkit::random_tables::<Riffifi>(4, options, 2).for_each(|game| reads_back(&game));
    }
}

#[test]
fn a_short_text_is_enough() {
    let game = Riffifi::from_position("hands:y2,r2,b2 open:-,-,o5").expect("a position");
    assert_eq!(
        game.position(),
        "hands:y2,r2,b2 open:-,-,o5 piles:y5y8r5r8b5b8g4g7o2o6o8,y3y6r3r6b3b6g2g5g8o3o7,\
         y4y7r4r7b4b7g3g6o1o4 loot:-,-,- out:y1r1b1g1 dealer:c turn:a"
    );
}

#[test]
fn a_wrong_position_says_where_it_is_wrong() {
    let wrong = testkit::position::wrong::<Riffifi>;
    wrong(
        "hat:1",
        "at 'hat:1': unknown key; known are hands, open, lost, piles, loot, out, laid, before-shown, before-laid, dealer, turn, \
         scored, options",
    );
    wrong("", "at 'hands': Riffifi is for 3 to 5 players");
    wrong("hands:y2,y3", "at 'hands': Riffifi is for 3 to 5 players");
    wrong("hands:y9,y3,y4", "at 'hands:y9': cannot be read");
    wrong("hands:y2y2,y3,y4", "at 'hands:y2y2': cannot be read");
    wrong("hands:y2,y3,y4 open:b2,-", "at 'open': one for each of 3 players");
    wrong("hands:y2,y3,y4 open:b2b3,-,-", "at 'b2b3': a player has only one such card");
    wrong("hands:y2,y3,y4 open:b2,b3,-", "at 'b2': of each colour one card lies openly");
    wrong("hands:y2,y3,y2", "at 'y2': this card is in two places");
    wrong("hands:y2,y3,of", "at 'of': this card is not in the game");
    wrong("hands:y1,y3,y4 out:y1r1b1g1", "at 'y1': this card is not in the game");
    wrong("hands:y2,y3,y4 out:y1r1", "at 'out:y1r1': 4 ones leave the game");
    wrong("hands:y2,y3,y4,y5 out:y6 options:o1", "at 'out:y6': 1 ones leave the game");
    wrong("hands:y2y3y4y5y6y7y8r2r3r4r5r6r7,-,-", "at 'a': every player was dealt 12 cards");
    wrong("hands:y2,b3,g4 open:-,of,- options:o1", "at 'of': the Officer lies openly only in the turn of the player");
    wrong(
        "hands:y2,y3,y4 piles:r5,-,- laid:r5/b2",
        "at 'r5/b2': a card laid unseen lies in a pile, and a lower one of its colour lay openly",
    );
    wrong("hands:y2,y3,y4 piles:-,r5,- lost:r5,-,-", "at 'r5': a lost card lies in the pile of its player");
    wrong("hands:y2,y3,y4 lost:r5r6,-,-", "at 'r5r6': a player has only one such card");
    wrong("hands:y2,y3,y4 laid:r5", "at 'laid:r5': cannot be read");
    wrong("hands:y2,y3,y4 loot:b7,b6,-", "at 'loot': there are 12 chips of each colour");
    wrong("hands:y2,y3,y4 loot:b13,-,-", "at 'loot:b13': cannot be read");
    wrong("hands:y2,y3,y4 turn:d", "at 'turn:d': only 3 play");
    wrong("hands:y2,-,y4 turn:b", "at 'turn:b': this player has no card left");
    wrong("hands:y2,y3,y4 scored:-,-", "at 'scored:-,-': loot for each of 3 players");
    wrong("hands:y2,y3,y4 scored:-,-,-/-,-,-/-,-,-", "at 'scored': the game is over exactly when no card is left");
    let many = vec!["-,-,-"; 1000].join("/");
    wrong(&format!("hands:y2,y3,y4 options:w1 scored:{many}"), "at 'scored': up to 999 rounds");
    wrong("hands:-,-,-", "at 'scored': the game is over exactly when no card is left");
    wrong("hands:y2,y3,y4 options:z1", "at 'options:z1': no such house rules");
}
