// Loads the app, and is there when the app is not: the pages for a browser that cannot, a line that failed, a program that has panicked.
// Around the app it keeps the site on the device, and offers a newer build, or a place among the device's own apps.
// The hashed names of scripts and wasm stand on this script's own element; all lie beside this file.

const own = document.querySelector("script[data-wasm]");
const beside = (name) => new URL(name, import.meta.url).href;

const WORDS = {
  de: {
    old: ["Dieser Browser spielt nicht mit.", "Stammtisch braucht WebAssembly. Hier fehlt es oder ist abgeschaltet: Nimm einen neueren Browser, oder schalte den Blockierungsmodus für diese Seite aus."],
    lost: ["Der Tisch kam nicht an.", "Ein Teil der Seite ließ sich nicht laden. Prüfe die Verbindung, dann versuch es noch einmal. Gespeicherte Spiele sind unberührt."],
    panic: ["Da ist was umgefallen.", "Das Programm hat sich vertan, nicht ihr."],
    kept: "Gespeichert ist alles bis zum letzten Schritt.",
    again: "Noch einmal",
    resume: "Weiterspielen",
    twice: "Es ist zweimal an derselben Stelle passiert. Mit einem Schritt weniger geht es meistens weiter.",
    earlier: "Einen Schritt früher weiterspielen",
    warning: "Die Aufzeichnung hilft, den Fehler zu finden. Sie verrät alle Karten, auch verdeckte: Zeig sie erst her, wenn das Spiel vorbei ist.",
    copy: "Aufzeichnung kopieren",
    copied: "Kopiert",
    byHand: "Aufzeichnung zum Kopieren",
    home: "Zum Start",
    fresh: ["Eine neue Fassung liegt bereit.", "Laden"],
    install: ["Stammtisch auf den Startbildschirm? Dann ist der Tisch mit einem Tipp gedeckt.", "Installieren", "Nein danke"],
    // Apple's devices let nobody install but their user.
    share: ["Stammtisch auf den Home-Bildschirm: erst „Teilen“, dann „Zum Home-Bildschirm“. Die Spiele von hier bleiben hier.", "", "Verstanden"],
  },
  en: {
    old: ["This browser can’t join in.", "Stammtisch needs WebAssembly. It is missing here or switched off: use a newer browser, or switch off Lockdown Mode for this page."],
    lost: ["The table never arrived.", "Part of the page could not be loaded. Check the connection, then try again. Saved games are untouched."],
    panic: ["Something fell over.", "The program made a mistake, not you."],
    kept: "Everything up to the last step is saved.",
    again: "Try again",
    resume: "Keep playing",
    twice: "It happened twice at the same place. One step earlier it usually works.",
    earlier: "Keep playing one step earlier",
    warning: "The record helps to find the mistake. It shows all cards, hidden ones too: show it to nobody before the game is over.",
    copy: "Copy the record",
    copied: "Copied",
    byHand: "The record, to be copied",
    home: "To the start",
    fresh: ["A new version is ready.", "Load it"],
    install: ["Stammtisch on your home screen? Then the table is set with one tap.", "Install", "No thanks"],
    share: ["Stammtisch on your home screen: first “Share”, then “Add to Home Screen”. The games from here stay here.", "", "Got it"],
  },
};
const words = () => WORDS[document.documentElement.lang] ?? WORDS.de;

// ---- drawing a page without the app ----

/** An element with a class, a text and children; styles come from the style sheet alone. */
function make(tag, name, text, ...children) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text) element.textContent = text;
  element.append(...children);
  return element;
}

function button(name, text, act) {
  const element = make("button", `btn ${name}`, text);
  element.type = "button";
  element.addEventListener("click", () => act(element));
  return element;
}

/** Puts a page of heading, sentence and further parts under the picture with the regulars. */
function page([heading, sentence], ...parts) {
  const title = make("h1", "", heading);
  title.tabIndex = -1;
  document.documentElement.dataset.screen = "home";
  // Another element in its place: what the app may still draw goes nowhere.
  const place = document.getElementById("app");
  const other = place.cloneNode();
  other.append(make("main", "app trouble", "", title, make("p", "", sentence), ...parts));
  place.replaceWith(other);
  scrollTo(0, 0);
  title.focus();
}

const again = () => location.reload();
// Without the fragment, so that a link that led here is not followed again.
const home = () => location.replace(location.pathname);

// ---- storage, which may be blocked ----

function read(store, key) {
  try {
    return globalThis[store].getItem(key);
  } catch {
    return null;
  }
}

function write(store, key, value) {
  try {
    globalThis[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const saveOf = (game) => `stammtisch.game.${game}`;

/** The saved game, if there is one that can be read. */
function saved(game) {
  try {
    const save = JSON.parse(read("localStorage", saveOf(game)));
    return typeof save?.record === "string" ? save : null;
  } catch {
    return null;
  }
}

/** game.version.seats.secret.player seeds.options: what every record begins with, before its first act. */
const HEAD = 6;
const beforeNotes = (record) => record.split("~", 1)[0];
const acts = (record) => beforeNotes(record).split(".").length - HEAD;

/** The record without its last act; its notes, from "~" on, stay. */
function cut(record) {
  const played = beforeNotes(record);
  return played.slice(0, played.lastIndexOf(".")) + record.slice(played.length);
}

// ---- the program has panicked ----

let panicked = false;

/** The game on the table, as the app writes it on the history: "1 play geizen-1795204624". A replay plays nothing. */
const onTable = () => {
  const [, screen, game] = String(history.state).split(" ");
  return screen === "replay" ? undefined : game;
};

/** A debug build tells what happened. The small one only traps, so everything else is found here. */
function panic({ message = "", game = onTable(), acts: count } = {}) {
  // The first report names the cause; later ones follow from it.
  if (panicked) return;
  panicked = true;

  const say = words();
  const save = game ? saved(game) : null;
  const parts = [];
  if (save) {
    if (!root.dataset.unsaved) parts.push(make("p", "", say.kept));
    const place = `${game} ${count ?? acts(save.record)}`;
    const twice = read("sessionStorage", "stammtisch.panic") === place;
    write("sessionStorage", "stammtisch.panic", place);
    if (twice && acts(save.record) > 0) {
      parts.push(make("p", "", say.twice), button("", say.earlier, () => {
        // What is said of the game is no longer true of it.
        write("localStorage", saveOf(game), JSON.stringify({ ...save, state: "running", record: cut(save.record), summary: undefined }));
        again();
      }), button("second", say.resume, again));
    } else {
      parts.push(button("", say.resume, again));
    }
    parts.push(button("second", say.home, home));
    parts.push(make("p", "small muted", say.warning));
    parts.push(button("second", say.copy, (pressed) => copy(`${save.record}\n${message}`, pressed)));
  } else {
    parts.push(button("", say.again, again), button("second", say.home, home));
    // What happened may be read here only where no game runs whose cards it could name.
    if (message && !game) parts.push(make("p", "small muted", message));
  }
  page(say.panic, ...parts);
}

/** To the clipboard, or, where that is forbidden, into a field from which it can be taken by hand. */
async function copy(text, pressed) {
  try {
    await navigator.clipboard.writeText(text);
    pressed.textContent = words().copied;
  } catch {
    const field = make("textarea", "paste");
    field.readOnly = true;
    field.value = text;
    field.setAttribute("aria-label", words().byHand);
    pressed.replaceWith(field);
    field.focus();
    field.select();
  }
}

const isTrap = (error) => typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;
addEventListener("stammtisch-panic", (event) => panic(event.detail ?? {}));
addEventListener("error", (event) => isTrap(event.error) && panic(event.error));
addEventListener("unhandledrejection", (event) => isTrap(event.reason) && panic(event.reason));

// ---- offers, on the first screen alone: there no game runs ----

const root = document.documentElement;
/** What is known about the offer to install: "first" visit, "again" here, or "no" more of it. */
const OFFER = "stammtisch.offer";
let fresh = false;
let prompt = null;

/** A visit lasts as long as its tab. */
function count() {
  if (read("sessionStorage", OFFER)) return;
  write("sessionStorage", OFFER, "here");
  const known = read("localStorage", OFFER);
  if (known !== "no") write("localStorage", OFFER, known ? "again" : "first");
}

function finished() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(saveOf("")) && saved(key.slice(saveOf("").length))?.state === "over");
  } catch {
    return false;
  }
}

/** What is to be offered now, and what its button does. */
function offered() {
  // What the storage has not taken would be lost.
  if (root.dataset.screen !== "home" || root.dataset.unsaved) return [];
  if (fresh) return ["fresh", take];
  const known = read("localStorage", OFFER);
  if (known === "no" || !(known === "again" || finished())) return [];
  if (prompt) return ["install", install];
  return navigator.standalone === false ? ["share"] : [];
}

function offer() {
  const [kind, act] = offered();
  const drawn = document.getElementById("offer");
  const key = `${kind} ${root.lang}`;
  if ((drawn?.dataset.key ?? "") === (kind ? key : "")) return;
  drawn?.remove();
  if (!kind) return;
  const [text, yes, no] = words()[kind];
  const box = make("aside", "offer", "", make("p", "", text));
  if (yes) box.append(button("", yes, act));
  if (no) box.append(button("second", no, refuse));
  box.id = "offer";
  box.dataset.key = key;
  document.getElementById("app").before(box);
}

function refuse() {
  write("localStorage", OFFER, "no");
  prompt = null;
  offer();
}

/** The browser asks once more by itself, and lets itself be asked only once. */
function install() {
  prompt.prompt();
  prompt = null;
  offer();
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  offer();
});
new MutationObserver(offer).observe(root, { attributeFilter: ["data-screen", "lang"] });

// ---- the worker that keeps the site on the device ----

let registration = null;
let taking = false;

/** From the next visit on no network is needed. Without HTTPS browsers have no worker, and in some private windows neither. */
async function keep() {
  try {
    const workers = navigator.serviceWorker;
    const kept = !!workers.controller;
    workers.addEventListener("controllerchange", () => {
      if (taking) return again();
      // Another tab has taken the newer build. This one goes on with what it has until it is home.
      fresh ||= kept;
      offer();
    });
    registration = await workers.register(beside("sw.js"));
    const look = () => {
      const { waiting } = registration;
      // The first worker of all may still seem to wait when it is in charge already.
      fresh ||= waiting?.state === "installed" && !!workers.controller && workers.controller !== waiting;
      offer();
    };
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    look();
    // An app on the home screen is hardly ever closed.
    document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
    // The worker counts this tab by now. If it is the only one, older builds may go.
    workers.controller?.postMessage({ runs: beside(own.dataset.script) });
  } catch {
    // Then the site is what it was before there were workers.
  }
}

/** Takes the newer build. */
function take() {
  taking = true;
  if (registration.waiting) registration.waiting.postMessage("go");
  else again();
}

/** Gives the worker to come what was fetched here: a browser without a cache of its own would have to fetch it twice. */
async function hand(answer) {
  try {
    if (navigator.serviceWorker.controller) return;
    const cache = await caches.open(`${beside(".")} handed`);
    await cache.put(answer.url, answer);
  } catch {
    // It fetches by itself.
  }
}

// ---- start ----

/** Waits until the app has loaded its other screens, or they have not come. */
const screens = () => new Promise((done) => {
  const look = () => root.dataset.screens && done();
  new MutationObserver(look).observe(root, { attributeFilter: ["data-screens"] });
  look();
});

async function start() {
  if (typeof WebAssembly !== "object") return page(words().old);
  count();
  try {
    let handed;
    // All at once, each exactly once.
    const wasm = fetch(beside(own.dataset.wasm)).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
      handed = hand(answer.clone());
      return answer;
    });
    wasm.catch(() => {});
    const app = await import(beside(own.dataset.script));
    // It is compiled while it comes.
    await app.default({ module_or_path: wasm });
    // Only now: nothing that comes first has to share the line.
    await Promise.all([handed, screens()]);
    keep();
  } catch (error) {
    if (panicked) return;
    if (isTrap(error)) return panic(error);
    console.error(error);
    // A compiler that is there but must not work: a browser too old for this policy.
    const refused = error instanceof WebAssembly.CompileError || error instanceof EvalError;
    page(refused ? words().old : words().lost, button("", words().again, again));
  }
}

start();
