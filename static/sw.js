// Keeps one build of the site on the device, whole, so that a visit needs no network after the first.
//
// The build writes two names before these lines: BUILD, and FILES, which tells of every file what it has to be, and whether the page
// needs it: { "": ["sha256-…", length, 1], "bootstrap-….js": […], … }. "" is the page. Every other name carries the hash of its content, so
// what bears it is right, whichever build brought it. The rest is letters that few names have: kept as soon as somebody needs them.
// A site that is not finished (`cargo play`) has neither name: then the worker that was here before goes, and nothing is kept.

/** Other sites may live on the same host. */
const OURS = `${registration.scope} `;
const address = (name) => registration.scope + name;
const STAMPED = /-[0-9a-f]{16}[._/]/;

// ---- what is kept ----

const own = () => caches.open(OURS + BUILD);

/** What lies in these caches under a name, if it has its length. */
async function whole(where, name) {
  const answer = await where.match(address(name));
  return answer && (await answer.clone().blob()).size === FILES[name][1] ? answer : null;
}

/** A file of this build and no other: its hash decides. The browser's own cache has it, unless it is new. */
async function fetched(name) {
  // An older page may lie there under the same name: then the network is asked first, but so that what lies there stays.
  const ways = name || !registration.active ? ["force-cache", "reload"] : ["no-cache", "force-cache", "reload"];
  for (const cache of ways) {
    try {
      const answer = await fetch(address(name), { cache, integrity: FILES[name][0] });
      if (answer.ok && !answer.redirected) return answer;
    } catch {
      // Not there, or not ours.
    }
  }
  throw new Error(`${name} does not come`);
}

/** What the page needs and the device does not have. */
async function missing() {
  const cache = await own();
  const lost = async (name) => FILES[name][2] && !(await whole(cache, name)) && [name];
  return (await Promise.all(Object.keys(FILES).map(lost))).filter(Boolean).flat();
}

/** Takes these in. What an older build has, or what the page has handed over, comes from there; a rare file comes no other way. */
async function take(names) {
  const cache = await own();
  const one = async (name) => {
    const known = name && (await whole(caches, name));
    if (known || FILES[name][2]) await cache.put(address(name), known || (await fetched(name)));
  };
  await Promise.all(names.map(one));
}

/**
 * Lets go of older builds when no other tab may still run one of them, and no newer one is on its way. A tab asks for it once it has been
 * opened: before that it is not among the clients, and the only one there may run an older build.
 */
async function sweep() {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length > 1 || registration.installing || registration.waiting) return;
  await forget((name) => name !== OURS + BUILD);
}

async function forget(which = () => true) {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && which(name)).map((name) => caches.delete(name)));
}

// ---- what is answered ----

/**
 * The page, if everything is there that it cannot be without; else what the network has, be it this build or a newer one.
 * A lost font comes back on the side.
 */
async function page(event) {
  try {
    const lost = await missing();
    const taken = take(lost);
    event.waitUntil(taken.catch(() => {}));
    if (lost.some((name) => !name.endsWith(".woff2"))) await taken;
    return await whole(await own(), "");
  } catch {
    return fetch(event.request).catch(trouble);
  }
}

async function file(name) {
  const cache = await own();
  const kept = await whole(cache, name);
  if (kept) return kept;
  const answer = await fetched(name);
  // The device may be full: the answer is good all the same.
  await cache.put(address(name), answer.clone()).catch(() => {});
  return answer;
}

/** Damaged, and no network: the page that says so. */
function trouble() {
  const [lang, title, text, again] = navigator.language.startsWith("de")
    ? ["de", "Der Tisch ist nicht vollständig.", "Auf diesem Gerät fehlt ein Teil von Stammtisch, und das Netz antwortet nicht. Verbinde dich einmal, dann versuch es noch einmal. Gespeicherte Spiele sind unberührt.", "Noch einmal"]
    : ["en", "The table is not complete.", "A part of Stammtisch is missing on this device, and the network does not answer. Connect once, then try again. Saved games are untouched.", "Try again"];
  const style = Object.keys(FILES).find((name) => /^main-.*\.css$/.test(name));
  const html = `<!doctype html><html lang="${lang}" data-theme="dark"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark"><title>Stammtisch</title><link rel="stylesheet" href="${style}"><main class="app trouble"><h1>${title}</h1><p>${text}</p><a class="btn" href="./">${again}</a></main></html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'; style-src 'self'; font-src 'self'" };
  return new Response(html, { status: 503, headers });
}

function answer(event) {
  const { request } = event;
  const url = new URL(request.url);
  const opened = request.mode === "navigate";
  if (opened) url.search = url.hash = "";
  if (request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
  const name = url.href.slice(registration.scope.length);
  if (opened && (name === "" || name === "index.html")) {
    event.respondWith(page(event));
  } else if (name && FILES[name]) {
    event.respondWith(file(name));
  } else if (STAMPED.test(name)) {
    // Of an older build, for a tab that still runs it.
    event.respondWith(caches.match(url.href).then((kept) => kept ?? fetch(request)));
  }
}

// ---- its life ----

if (typeof BUILD === "undefined") {
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(forget().then(() => registration.unregister())));
} else {
  // What the page has handed over is taken then.
  addEventListener("install", (event) => event.waitUntil(take(Object.keys(FILES)).then(() => caches.delete(`${OURS}handed`))));
  // A first visit is kept from here on; later the tabs have said themselves when they want this build.
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("message", (event) => {
    if (event.data === "go") skipWaiting();
    // A page that has been opened names its app: that of this build?
    else if (FILES[event.data?.runs?.slice(registration.scope.length)]) event.waitUntil(sweep());
  });
  addEventListener("fetch", answer);
}
