// Draws the plans of the table mode: the places of two to eight players, and a plan of each game.

const NAMES = ['Aylin', 'Theo', 'Mira', 'Jonas', 'Lena', 'Bernd', 'Sofia', 'Emil'];
const MATS = ['#ff7a66', '#63b8ff', '#3fcb8f', '#e2aa78', '#f7d154', '#54d0c4', '#a78bfa', '#ff9ed2'];
const [OAK, INK, PAPER, LAMP, STOP] = ['#6b4527', '#1c1512', '#fff4de', '#ffb938', '#f2705f'];
const STRIP = 104;

// How many sit at the lower, left, upper and right edge; the same tables as in src/game-ui/src/flat.rs.
const WIDE = { 2: [1, 0, 1, 0], 3: [1, 1, 0, 1], 4: [1, 1, 1, 1], 5: [2, 1, 2, 0], 6: [3, 0, 3, 0], 7: [4, 0, 3, 0], 8: [4, 0, 4, 0] };
const HIGH = { 2: [1, 0, 1, 0], 3: [1, 1, 0, 1], 4: [1, 1, 1, 1], 5: [1, 2, 0, 2], 6: [0, 3, 0, 3], 7: [0, 4, 0, 3], 8: [0, 4, 0, 4] };

const box = (x, y, width, height, fill, words = '', size = 20, ink = INK, round = 14) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>` +
    words.split('\n').map((line, at, all) =>
        `<text x="${x + width / 2}" y="${y + height / 2 + size * (0.35 + 1.1 * (at - (all.length - 1) / 2))}" font-size="${size}" fill="${ink}">${line}</text>`).join('');
const open = (x, y, width, height, words, size = 18) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="none" stroke="#8c7462" stroke-width="3" stroke-dasharray="8 8"/>` +
    box(x, y, width, height, 'none', words, size, PAPER);
const die = (x, y, side) => box(x, y, side, side, PAPER, '', 0, INK, side / 6) +
    [[0.3, 0.3], [0.7, 0.7], [0.5, 0.5]].map(([a, b]) => `<circle cx="${x + side * a}" cy="${y + side * b}" r="${side * 0.09}" fill="${INK}"/>`).join('');
const card = (x, y, width, words = '', fill = PAPER) => box(x, y, width, width * 1.4, fill, words, width * 0.55, INK, width / 8);
const turned = (angle, x, y, what) => `<g transform="translate(${x} ${y}) rotate(${angle})">${what}</g>`;
// What faces both long sides: drawn once for each, turned about the middle.
const twice = (x, y, what) => turned(0, x, y, what) + turned(180, x, y, what);

// An edge as those see it who sit there: from its left end, its foot at 0; the strip goes up to -STRIP.
function edges(width, height, counts, drawn, strips = [STRIP, STRIP, STRIP, STRIP]) {
    const [south, , north] = counts.map((count, side) => (count ? strips[side] : 0));
    const upright = height - south - north;
    const at = [[0, 0, height, width], [90, 0, north, upright], [180, width, 0, width], [-90, width, north + upright, upright]];
    let seat = 0;
    return at.map(([angle, x, y, length], side) => {
        const count = counts[side];
        if (!count) return '';
        const own = Array.from({ length: count }, (_, slot) => {
            const each = length / count;
            return turned(0, length - each * (slot + 1), 0, drawn(seat++, each, side));
        });
        return turned(angle, x, y, box(0, -strips[side], length, strips[side], OAK, '', 0, INK, 0) + own.join(''));
    }).join('');
}

const label = (seat, width, fact = '') => {
    const mid = width / 2;
    return `<circle cx="${mid - 70}" cy="-52" r="26" fill="${MATS[seat]}" stroke="${INK}" stroke-width="3"/>` +
        `<text x="${mid}" y="-44" font-size="${width < 200 ? 20 : 24}" fill="${PAPER}">${NAMES[seat]}</text>` +
        `<text x="${mid + 66}" y="-40" font-size="36" fill="${PAPER}">${fact}</text>`;
};

const picture = (caption, width, height, cloth, drawn, scale = 1) =>
    `<figure><svg viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}" style="background:${cloth}">${drawn}</svg><figcaption>${caption}</figcaption></figure>`;

function places() {
    const plan = (counts, number, width, height) => picture(`${number} ${width > height ? 'across' : 'upright'}`, width, height, '#1d1613',
        edges(width, height, counts, (seat, each) => label(seat, each)) +
        `<text x="${width / 2}" y="${height / 2 + 40}" font-size="120" fill="#8c7462">${number}</text>`, 0.23);
    const all = Object.keys(WIDE).map((number) => plan(WIDE[number], number, 1180, 820) + plan(HIGH[number], number, 820, 1180));
    return `<h2>Places</h2><p>Two face each other, three and four have an edge each, five sit 2 + 2 + 1, more sit along the long edges. Everybody's next
        neighbour sits at the left hand. A strip is 104 deep; a name has 22 to 24, a number 36. Two places are swapped by tapping one and then the other.</p>
        <div class="row">${all.join('')}</div>`;
}

const four = WIDE[4];
// Between the strips of four players: the middle, from 104 to 1076 and from 104 to 716.
const [MID_X, MID_Y] = [590, 410];

// Curtain, hand, look and sheets of a seat: at its edge, at most 640 wide and half the table high.
const panel = (cloth, words, inside = '') =>
    turned(0, 270, 820, `<rect x="0" y="-410" width="640" height="410" rx="22" fill="${cloth}" stroke="${OAK}" stroke-width="8"/>` + inside +
        box(14, -74, 612, 60, LAMP, words, 24));

function leiff() {
    const cards = (x, width) => [0, 1, 2, 3].map((at) => card(x + (at % 2) * (width + 6), -152 + Math.floor(at / 2) * (width * 1.4 + 6), width, '', '#ff6f83')).join('');
    const place = (seat, each) => label(seat, each / 2) + cards(each / 2, 44) +
        box(each - 130, -146, 118, 60, PAPER, 'Passt!', 22) + box(each - 130, -76, 118, 60, PAPER, 'Erwischt!', 20);
    const middle = twice(MID_X, MID_Y, `<text x="0" y="150" font-size="30" fill="${PAPER}">Aylin zieht</text>`) +
        card(MID_X - 122, MID_Y - 80, 112, '', '#ff6f83') + card(MID_X + 10, MID_Y - 80, 112, '9');
    return [edges(1180, 820, four, place, [160, 160, 160, 160]) + middle,
        edges(1180, 820, four, (seat, each) => (seat ? place(seat, each) : ''), [160, 160, 160, 160]) + middle +
        panel('#36131f', 'Loslassen verdeckt', card(180, -360, 100, '7') + card(300, -360, 100, '', '#ff6f83') + `<text x="320" y="-130" font-size="22" fill="${PAPER}">Du hast die 7 gezogen</text>`)];
}

function geizen() {
    const stack = (count) => Array.from({ length: count }, (_, at) => box(0, -30 - at * 12, 54, 10, '#d98a4e', '', 0, INK, 3)).join('');
    const place = (seat, each) => label(seat, each, [11, 42, 7, 8][seat]) + turned(0, each / 2 + 110, 0, stack(3 + seat));
    const middle = box(300, 150, 480, 330, PAPER, 'board, turned to whoever acts', 24) + box(800, 150, 200, 330, '#24594a', 'tower', 26, PAPER) +
        [0, 1, 2, 3, 4].map((at) => die(300 + at * 100, 520, 90)).join('') + box(820, 510, 220, 120, PAPER, 'receipt\n−2', 26);
    return [edges(1180, 820, four, place) + middle + box(300, 636, 740, 64, LAMP, 'Würfeln, once, before the active edge', 26),
        edges(1180, 820, four, place) + middle + `<path d="M1076 300 C 900 250 300 250 104 400" fill="none" stroke="${LAMP}" stroke-width="8" stroke-dasharray="2 22" stroke-linecap="round"/>` +
        box(440, 300, 300, 60, LAMP, 'chips fly from edge to edge', 22)];
}

function larry() {
    const place = (seat, each) => label(seat, each, [6, 7, 5, 6][seat]);
    const half = box(-330, 10, 250, 280, PAPER, '9', 250) + box(-60, 40, 110, 150, INK, '7', 96, PAPER) + `<text x="180" y="130" font-size="36" fill="${PAPER}">Jonas sagt 9</text>`;
    return [edges(1180, 820, four, place) + twice(MID_X, MID_Y, half) + box(300, 726, 280, 84, STOP, 'Glaub ich nicht', 28) + box(600, 726, 280, 84, LAMP, 'Ja, ich spiele', 28),
        edges(1180, 820, four, place) + twice(MID_X, MID_Y, half) +
        panel('#12263f', 'Loslassen verdeckt', [1, 2, 2, 3, 4, 7].map((sum, at) => card(24 + at * 100, -396, 90, `${sum}`)).join('') + open(24, -250, 592, 160, 'keypad of the sum, under the hand, in reach of both thumbs', 22))];
}

function riffifi() {
    const colours = ['#ff7a66', '#63b8ff', '#3fcb8f', '#f7d154', '#a78bfa'];
    const place = (seat, each) => label(seat, each / 2) + card(each / 2 - 10, -154, 105, '3') +
        `<text x="${each / 2 + 190}" y="-104" font-size="26" fill="${PAPER}">will 3 blaue</text>` +
        colours.map((colour, at) => `<circle cx="${each / 2 + 128 + at * 34}" cy="-46" r="15" fill="${colour}"/>`).join('');
    const pile = (colour, at) => Array.from({ length: 5 }, (_, high) => `<ellipse cx="${MID_X - 240 + at * 120}" cy="${MID_Y + 20 - high * 14}" rx="46" ry="20" fill="${colour}" stroke="${INK}" stroke-width="3"/>`).join('') +
        `<text x="${MID_X - 240 + at * 120}" y="${MID_Y + 90}" font-size="40" fill="${PAPER}">${8 - at}</text>` +
        turned(180, MID_X - 240 + at * 120, MID_Y - 84, `<text font-size="40" fill="${PAPER}">${8 - at}</text>`);
    const middle = colours.map(pile).join('');
    const all = [160, 160, 160, 160];
    return [edges(1180, 820, four, place, all) + middle,
        edges(1180, 820, four, (seat, each) => (seat ? place(seat, each) : ''), all) + middle +
        panel('#1b1440', 'Loslassen verdeckt', [2, 3, 2, 6, 3, 6].map((value, at) => turned((at - 2.5) * 6, 100 + at * 90, -200 + Math.abs(at - 2.5) * 10, card(-50, -140, 105, `${value}`))).join(''))];
}

function bohei() {
    const calls = (each) => box(each / 2 + 70, -96, 150, 64, LAMP, 'Bohei!', 26);
    const place = (seat, each) => turned(0, -90, 0, label(seat, each, [4, 7, 6, 5][seat])) + calls(each);
    const answers = (seat, each) => (seat === 1 ? place(seat, each) : turned(0, -170, 0, label(seat, each, [4, 7, 6, 5][seat])) +
        box(each / 2 - 60, -96, 130, 64, LAMP, 'Mach ich', 20) + box(each / 2 + 78, -96, 80, 64, STOP, 'Nö!', 22) + box(each / 2 + 166, -96, 130, 64, PAPER, 'Gegenteil', 18));
    const rules = twice(MID_X, MID_Y, box(-260, 12, 250, 130, PAPER, 'rule 1', 26) + box(10, 12, 250, 130, PAPER, 'rule 2', 26));
    const piles = card(130, 330, 90, '57', '#f08a3c') + card(960, 330, 90, '10', PAPER);
    const question = twice(MID_X, MID_Y, box(-300, 160, 600, 110, PAPER, 'Alle ziehen 2 Karten.', 34));
    return [edges(1180, 820, four, place) + rules + piles + box(300, 630, 420, 70, LAMP, '1 Karte ziehen', 26), edges(1180, 820, four, answers) + rules + piles + question];
}

function plans() {
    const games = [
        ['Leiff', '#2b0d17', leiff(), 'Strips of 160 with the square of cards. “Passt!” and “Erwischt!” at every edge; a card is thrown by tapping it where it lies. Drawn card and looks in the own panel. Piles of 112 in the middle, the sentence twice.'],
        ['Geizen', '#0b241d', geizen(), 'Board, tower, dice of 90 and the receipt are turned to whoever acts. Each edge has its real stack of chips; payments fly from edge to edge.'],
        ['Larry', '#0a1a30', larry(), 'Sum of 250 and limit, twice. Only the next seat has “Glaub ich nicht” at its edge. The hand in one row, the keypad under it.'],
        ['Riffifi', '#130e2e', riffifi(), 'Five piles of drawn chips, their numbers twice. Each edge: the open card of 150, what it wants, the chips by colour. The hand as a fan.'],
        ['Bohei', '#2a1509', bohei(), 'Rules between the piles, twice. Each edge: count and “Bohei!” of 64; while an action waits its own three answers, so that all answer at once.'],
    ];
    const intro = `<h2>Private things come to the player</h2><p>Curtain, hold bar, hand, look and sheets open over the own place (right pictures): at most 640 wide and
        half the table high, turned to the seat; the other places stay in reach. The bar keeps three buttons, at an edge or a corner where nobody sits.</p>`;
    return intro + games.map(([name, cloth, drawn, words]) =>
        `<h2>${name}</h2><p>${words}</p><div class="row">${drawn.map((one) => picture('', 1180, 820, cloth, one, 0.5)).join('')}</div>`).join('');
}

document.querySelector('main').innerHTML = places() + plans();
