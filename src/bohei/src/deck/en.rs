//! The cards in English, in the order of their ids.

use super::Printed;
use crate::{KINDS, Trait};

/// Title and text; what an action orders is told from its data and not written here.
pub(super) const CARDS: [Printed; KINDS.len()] = [
    // Rules about behaviour.
    Printed("Much Obliged", "Whoever is handed the device says “thank you” at once."),
    Printed("Knock Knock", "Whoever draws a card knocks on the table first."),
    Printed("Anything but Yes", "Nobody says “yes”. “Yeah” and “yep” count too."),
    Printed("You Know Who", "Nobody says “you”. “Your” and “yours” count too."),
    Printed("Left-hand Traffic", "Glasses and bottles are lifted with the left hand only."),
    Printed("It’s Rude to Point", "Nobody points a finger at anybody."),
    Printed("Library Hours", "Whoever’s turn it is whispers."),
    Printed("Good Manners", "No elbow rests on the table."),
    Printed("Curtain Call", "When a turn ends, all others clap."),
    Printed("Flight Mode", "Nobody touches their own phone. The game’s device is exempt."),
    Printed("Sweet Talk", "Whoever hands the device on pays a compliment with it."),
    Printed("Straight Face", "Whoever’s turn it is does not laugh."),
    // Rules that the program applies.
    Printed("Two at a Time", "Whoever draws in phase 1 draws 2 cards."),
    Printed(
        "Strict House",
        "Breaking a rule costs double: with 7 cards or fewer in hand you discard 2, otherwise you draw 2.",
    ),
    Printed("Small Bohei", "Less will do tonight. The goal is 6 cards."),
    Printed("Big Bohei", "A little more, please. The goal is 8 cards."),
    Printed("Extension", "There is room for one more rule until the game ends."),
    Printed("Closed for Repairs", "One slot for rules closes for good. The rule in it ends."),
    // Actions for oneself.
    Printed("House Notice", "The bar has come to a decision about you."),
    Printed("Small Print", "It was on the back of the coaster."),
    Printed("Gut Feeling", "It rumbles. It knows what to do."),
    Printed("Stocktaking", "You counted twice and got three results."),
    Printed("Deep Breath", "One, two, and off you go."),
    Printed("Final Touches", "Nearly perfect. Just one little thing."),
    Printed("Draught", "Somebody left the door open."),
    Printed("Inner Voice", "You asked yourself. You said yes."),
    // Actions by a trait.
    Printed("Crystal Clear", "Nobody can say they didn’t see it coming."),
    Printed("The Speaking Clock", "At the tone the time will be now."),
    Printed("Sent Off", "The referee saw it all."),
    Printed("Just Checking", "It must be important. The game’s device is exempt."),
    Printed("Ready for Work", "Somebody here means business."),
    Printed("Bling", "It glitters, it jingles, it counts."),
    Printed("Glass Half Full", "Optimists, the bill is here."),
    Printed("Cloakroom", "Please leave something here, but not the scarf."),
    Printed("All Tied Up", "A double knot counts, too."),
    Printed("On the Grid", "Patterns come with obligations."),
    // Actions against others.
    Printed("And the Winner Is", "Drum roll, please."),
    Printed("Lots of Love", "Gift-wrapped, unsigned."),
    Printed("Count Me Out", "Lean back and enjoy the view."),
    // Actions for everybody.
    Printed("The Whole Table", "Nobody is left out tonight."),
    Printed("Group Photo", "Everybody squeeze in. No exceptions."),
    Printed("Choir Practice", "All together now, the back row too."),
    Printed("Second Helpings", "The kitchen is feeling generous."),
    Printed("Public Announcement", "This concerns you as well."),
    // The two answers.
    Printed("Nope", "Thanks for asking. You need neither draw nor discard."),
    Printed("Opposite Day", "What an action wants of you turns round: drawing is discarding, discarding is drawing."),
    // Duels.
    Printed("On the Dot", "One after the other: stop the hidden clock at exactly 10 seconds. Whoever is closer wins."),
    Printed(
        "Quick Draw",
        "At some point it lights up. Whoever taps their own half first wins. Tap too early and you lose.",
    ),
    Printed(
        "Thin Ice",
        "Each hold a finger on your half. At some point the ice breaks. Whoever lets go last before that wins.",
    ),
    Printed("Woodpeckers", "One after the other: tap with one finger for 10 seconds. More taps win."),
    Printed(
        "Coaster Somersault",
        "In turn, flip a coaster up from the table’s edge and catch it. Whoever catches it 3 times first wins.",
    ),
    Printed(
        "Bar Vocabulary",
        "In turn, name things found in a bar. Whoever repeats one or falters for 5 seconds loses.",
    ),
    Printed(
        "Poker Face",
        "Stare at each other for 60 seconds. Whoever laughs first loses. If nobody laughs, go again and pull faces.",
    ),
    Printed("Spin Doctors", "Both spin a coin on its edge at the same time. The coin that spins longer wins."),
    Printed(
        "Backwards Rock",
        "Rock, paper, scissors, but backwards: what usually loses wins the point. First to 3 points wins.",
    ),
    // Duels with a third person.
    Printed(
        "Which Hand?",
        "The third person hides a coin in one hand. Point at one at the same time. First to be 2 ahead wins.",
    ),
    Printed(
        "Cross-examination",
        "The third person questions you in turn for 60 seconds. Whoever says “yes”, “no” or “I” loses. If nobody does, once more.",
    ),
    Printed(
        "A Certain Number",
        "The third person thinks of a number from 1 to 100. On three, both of you say one. Whoever is closer wins.",
    ),
    // For the group.
    Printed(
        "Hot Potato",
        "The device goes round, with a word about food from each. Whoever holds it when it rings is out.",
    ),
    Printed("About Seven", "In turn: stop the hidden clock at exactly 7 seconds. Whoever is closest wins."),
    Printed(
        "Fastest Finger",
        "In turn, tap as soon as the bolt lights up. Tap too early and you are out. Otherwise the shortest time wins.",
    ),
    Printed(
        "Clapping Sevens",
        "Count in turn. Clap instead of every number with a 7 or divisible by 7. Whoever slips is out.",
    ),
    Printed(
        "Leaning Tower",
        "In turn, build one tower: coaster, coin, coaster, coin. Whoever topples it is out. Then start afresh.",
    ),
    Printed(
        "Word Snake",
        "In turn: each word begins with the last letter of the one before. Whoever falters for 5 seconds is out.",
    ),
    Printed("Heavy Bag", "In turn: recite all that is in the bag and add one thing. Whoever forgets something is out."),
    Printed(
        "One of a Kind",
        "On three, all show 1 to 5 fingers. The highest number shown only once wins. If there is none, once more.",
    ),
];

/// How the games on the device are played without it, by the number of the card.
pub(super) const WITHOUT_DEVICE: [(usize, &str); 7] = [
    (
        46,
        "Somebody takes a clock with seconds. Eyes shut, one after the other: knock after 10 seconds. Whoever is closer wins.",
    ),
    (
        47,
        "A coaster lies in the middle. At some point somebody shouts “Now!”. Whoever grabs it first wins. Too early, and you lose.",
    ),
    (
        48,
        "Hands on the table. Somebody counts silently to a secret number and shouts “Crack!”. Whoever lifts a hand last before that wins.",
    ),
    (49, "Somebody counts to 10 aloud. Until then, both stack coasters or coins with one hand. The higher stack wins."),
    (
        58,
        "A coaster goes round, with a word about food from each. Somebody looks away and shouts “Stop!”. Whoever holds it is out.",
    ),
    (59, "In turn: look at a clock with seconds, then shut your eyes. Knock after 7 seconds. Whoever is closest wins."),
    (
        60,
        "Put coasters in the middle, one fewer than there are of you. On three, all grab. Whoever has none is out. Then start over.",
    ),
];

/// Whom a trait means, as the subject of a sentence.
pub(super) const TRAITS: [&str; Trait::ALL.len()] = [
    "All with glasses",
    "All with a wristwatch",
    "All who wear something red",
    "All with their own phone on the table or in the hand",
    "All with rolled-up sleeves",
    "All with a ring or bracelet",
    "All whose glass is more than half full",
    "All with a hood, collar or scarf",
    "All with shoelaces",
    "All in stripes or checks",
];
