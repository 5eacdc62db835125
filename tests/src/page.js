// The page as somebody sees, hears and presses it. Run once in every document; a question may use all that is declared here.

const shown = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], [aria-hidden=true]");
};

/** A sheet covers what lies below it. */
const layer = () => [...document.querySelectorAll("[aria-modal=true]")].filter(shown).pop() ?? document.body ?? document.documentElement;

/** All that can be read there, in one line. A picture alone in a document has no text. */
const text = () => (layer().innerText ?? "").replace(/\s+/g, " ");

/** What a screen reader says for an element: its label, or else the text in it. */
const heard = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
  return node.getAttribute("aria-label") ?? [...node.childNodes].map(heard).join(" ");
};
const name = (element) => heard(element).replace(/\s+/g, " ").trim();

/** What comes of this question, asked again and again until something does, or for a second. */
const soon = async (question) => {
  const start = performance.now();
  for (;;) {
    const answer = await question();
    if (answer || performance.now() - start > 1000) return answer;
    const asked = performance.now();
    while (performance.now() - asked < 25) await new Promise((done) => setTimeout(done, 25));
  }
};

/** As long as the page takes no act after one, and a little more: on its own clock, where this ends later. */
const pause = () => new Promise((done) => setTimeout(() => done(true), 270));

/** Waits until the page has drawn what has just changed; a page that is not seen draws nothing. */
const drawn = () => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(() => done(true)));
  setTimeout(() => done(true), 200);
});

/** Whether the page gets a press after `expectPress`. */
const expectPress = () => {
  window.press = false;
  addEventListener("pointerdown", () => { window.press = true; }, { capture: true, once: true });
};
const pressed = () => soon(() => window.press !== false);

const CONTROLS = "button, a[href], input, textarea, select, [role=button], [role=switch], [role=radio], [tabindex='0']";
const controls = () => [...layer().querySelectorAll(CONTROLS)].filter((element) => shown(element) && !element.disabled);

/** The control that is called so, or else the first whose name begins so. */
const control = (called) => {
  const all = controls();
  return all.find((element) => name(element) === called) ?? all.find((element) => name(element).startsWith(called)) ?? null;
};

/** The first of these controls that is there. */
const anyOf = (names) => {
  for (const called of names) {
    const found = control(called);
    if (found) return found;
  }
  return null;
};

const group = (labels) => [...document.querySelectorAll("[aria-label]")].find((element) => labels.includes(element.getAttribute("aria-label")) && shown(element));
/** The button of a group that is called so, or whose name begins with this word. */
const within = (labels, called) => [...(group(labels)?.querySelectorAll("button") ?? [])].find((one) => `${name(one)} `.startsWith(`${called} `)) ?? null;
const members = (labels, role) => [...(group(labels)?.querySelectorAll(role) ?? [])].map(name);

/** The places of the players at the table. */
const rail = () => group(["Am Tisch", "At the table"]);

/** The same at the edges of a device that lies in the middle, or on the rail, and the table that they belong to, if it lies so. */
const edges = () => document.querySelector("[aria-label='Am Tisch'], [aria-label='At the table']");
const flatTable = () => (edges()?.parentElement.tagName === "DIV" && document.documentElement.dataset.screen !== "lesson" ? edges().parentElement : null);

/** The ranking at the end of a game. */
const ranking = () => group(["Rangliste", "Ranking"]);

/** Whether an element is only read aloud: it, or something around it, is clipped to nothing. */
const onlyHeard = (element) => !!element && (getComputedStyle(element).clipPath === "inset(50%)" || onlyHeard(element.parentElement));

/** Whose curtain hangs there, and how far it has opened; or nothing. */
const curtain = () => {
  const step = [...document.querySelectorAll("[role=img]")].map((dots) => /^(?:Schritt|Step) (\d)/.exec(dots.getAttribute("aria-label"))).find(Boolean);
  return step ? [document.querySelector("main h1#stage").textContent, Number(step[1])] : null;
};

/** The cards in the hand that is shown, as they are called. */
const cards = () => [...(group(["Deine Karten", "Your cards"])?.querySelectorAll("button") ?? [])];
const looking = () => ["Loslassen verdeckt", "Let go to cover", "Verdecken", "Cover"].some(control);

/** Whether a press that lasts means something of its own there: as on a die, or where it does not scroll the page. */
const canBeHeld = (element) => !!group(["Gewürfelt", "Rolled"])?.contains(element) || getComputedStyle(element).touchAction === "none";

/** The word of the hand that is on a phone, as table and phone show it; or nothing. */
const word = () => document.querySelector("output")?.textContent ?? null;

/** The picture of the QR code that is shown, if one is. */
const qrCode = () => [...document.querySelectorAll("[role=img]")].find((picture) => /QR/.test(name(picture)))?.querySelector("svg") ?? null;

/** A player's page of the drinks slip. */
const leaf = (called) => [...document.querySelectorAll("details")].find((page) => name(page.querySelector("summary")).startsWith(called)) ?? null;

/** Whether somebody holds the device who has answered the curtain. */
const handed = () => !!document.querySelector("#hold");

/** The record of the game that was played last. */
const remembered = () => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith("stammtisch.game."));
  const games = keys.map((key) => JSON.parse(localStorage.getItem(key)));
  return games.reduce((last, game) => (game.changed > last.changed ? game : last)).record;
};

/** A screen that has just come takes no tap yet, and letters that have just come may move everything. */
const arrived = () => Promise.allSettled([document.fonts.ready, ...(document.querySelector("main")?.getAnimations() ?? []).map(({ finished }) => finished)]);

/** Tells an element of a finger, as it was at this time on the clock of events: however late the page gets to it. */
const finger = (element, kinds, time, more) => kinds.forEach((kind) => {
  const event = new PointerEvent(kind, { bubbles: true, cancelable: true, composed: true, pointerId: 1, pointerType: "touch", isPrimary: true, ...more });
  element.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: time }));
});

/** Which way on the screen is to the right for whoever an element is turned to. */
const sideOf = (element) => {
  let side = new DOMPoint(1, 0, 0, 0);
  for (let around = element; around; around = around.parentElement) {
    const { transform } = getComputedStyle(around);
    if (transform !== "none") side = new DOMMatrix(transform).transformPoint(side);
  }
  return side;
};

/** Whether a finger on its middle touches this element, once it is scrolled there; or what it touches. */
const touched = (element) => {
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2);
  };
  if (!element.contains(middle())) element.scrollIntoView({ block: "center", behavior: "instant" });
  return element.contains(middle()) || (middle()?.outerHTML ?? "nothing").slice(0, 200);
};

const reached = (element) => arrived().then(() => touched(element));

/** The middle of an element, if a finger on it touches this element. Whether a press gets there is remembered. */
const middle = (element) => reached(element).then((at) => {
  window.missed = true;
  element.addEventListener("pointerdown", () => { window.missed = false; }, { capture: true, once: true });
  const { x, y, width, height } = element.getBoundingClientRect();
  return at === true && { x: x + width / 2, y: y + height / 2 };
});

/** Whatever can be pressed but is too small or out of reach, how large it is, and what it is that a finger on it touches. */
const unreached = () => arrived().then(() => controls().filter((one) => one.tagName === "BUTTON" && !belowAPlace(one)).map((one) => {
  const at = touched(one);
  one.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  const least = innerWidth < 360 ? 39.5 : 42.5;
  const small = width < least || height < least;
  const outside = left < -1 || right > innerWidth + 1 || (height <= innerHeight && (top < -1 || bottom > innerHeight + 1));
  return at === true && !small && !outside ? null : `${name(one)}: ${Math.round(width)}x${Math.round(height)} at ${Math.round(left)},${Math.round(top)}, touched ${at}`;
}).filter(Boolean));

/** Whether something lies in the middle of a table while a place is open, which may lie over it. */
const belowAPlace = (element) => !!document.querySelector("#hold, h1#stage, #sheet, output") && !!flatTable()?.contains(element) && !edges().contains(element);

/** Everything on the table that can be read or heard. */
const standing = () => ({
  still: !document.querySelector("[data-telling]"),
  place: document.querySelector("main header h1 + div")?.textContent ?? "",
  turn: document.querySelector("main h2")?.textContent ?? "",
  rail: members(["Am Tisch", "At the table"], "[role=listitem]"),
  on: document.querySelector("[aria-current=true] bdi")?.textContent ?? "",
  board: members(["Spielplan", "Board"], "li"),
  dice: [...(group(["Gewürfelt", "Rolled"])?.querySelectorAll("button") ?? [])].map((die) => [name(die), die.getAttribute("aria-pressed") === "true"]),
  kept: [...document.querySelectorAll("main span")].find((one) => /^(Bleibt|Kept)/.test(name(one)))?.nextElementSibling.textContent ?? "",
});

/** What is called so beside the hold bar. */
const besideTheBar = (names) => [...(document.querySelector("#hold")?.closest("section, main").querySelectorAll("button") ?? [])].find((one) => names.includes(name(one)) && shown(one)) ?? null;
