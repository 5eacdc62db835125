// What is out of reach, cut or covered on the screen as it is. Run with the questions of `page.js` at hand.
(() => {
  const drawn = (element) => element instanceof SVGElement;
  const style = (element) => getComputedStyle(element);
  const clear = (colour) => /(?:, 0|\/ 0)\)$/.test(colour) || colour === "transparent";
  /** Whether something of this element, which lies above, can be seen where it lies. */
  const covers = (element) => {
    const { backgroundColor, backgroundImage, opacity } = style(element);
    return opacity !== "0" && (drawn(element) || backgroundImage !== "none" || !clear(backgroundColor));
  };
  /** How an element's content overflows from side to side and from top to bottom of the screen, also when it is turned by a quarter. */
  const overflow = (element) => {
    const { overflowX, overflowY } = style(element);
    const { width, height } = element.getBoundingClientRect();
    const turned = Math.abs(width - element.offsetWidth) > 1 && Math.abs(width - element.offsetHeight) <= 1;
    return turned ? [overflowY, overflowX] : [overflowX, overflowY];
  };
  const related = (one, other) => one.contains(other) || other.contains(one);
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);

  const texts = [];
  const walker = document.createTreeWalker(layer(), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    if (!/[\p{L}\p{N}]/u.test(node.data) || owner.closest("svg, option, textarea, style, script") || onlyHeard(owner)) continue;
    if (belowAPlace(owner)) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    texts.push([node, owner]);
  }
  const box = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const faults = new Set();

  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add(`the page is ${document.documentElement.scrollWidth} wide`);

  // Cut by a box that does not scroll, or by the screen.
  const scrolls = (kind) => kind === "auto" || kind === "scroll";
  for (const [node, owner] of texts) {
    let { left, right, top, bottom } = box(node);
    const height = bottom - top;
    let wide = true, high = true;
    for (let element = owner; element && (wide || high); element = element.parentElement) {
      const { textOverflow, position } = style(element);
      const [overflowX, overflowY] = overflow(element);
      if (textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1) {
        // Four letters and the sign of what is missing; two on the narrowest screens.
        const letters = element.clientWidth / parseFloat(style(owner).fontSize);
        if (letters < (innerWidth < 22 * parseFloat(style(document.documentElement).fontSize) ? 1.5 : 2.6)) faults.add(`too short: ${short(node.data)}`);
        wide = high = false;
      }
      const clip = element.getBoundingClientRect();
      if (wide && scrolls(overflowX)) wide = false;
      else if (wide && overflowX !== "visible" && (left < clip.left - 2 || right > clip.right + 2)) {
        faults.add(`cut at the side: ${short(node.data)}`);
        wide = false;
      }
      if (high && scrolls(overflowY)) high = false;
      else if (high && overflowY !== "visible" && (top < clip.top - height * .2 || bottom > clip.bottom + height * .2)) {
        faults.add(`cut above or below: ${short(node.data)}`);
        high = false;
      }
      if (position === "fixed") break;
    }
    if (wide && (left < -2 || right > innerWidth + 2)) faults.add(`beside the screen: ${short(node.data)}`);
    if (high && (top < -2 || bottom > innerHeight + 2)) faults.add(`above or below the screen: ${short(node.data)}`);
  }

  // Covered, also after a scroll; what lets taps through counts as well.
  const hit = new CSSStyleSheet();
  hit.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(hit);
  const cover = (node, owner) => {
    let { left, right, top, bottom } = box(node);
    for (let element = owner; element; element = element.parentElement) {
      const [overflowX, overflowY] = overflow(element);
      const clip = element.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    if (left >= right || top >= bottom) return "out of view";
    const [px, py] = [(left + right) / 2, (top + bottom) / 2];
    if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return "out of view";
    for (const element of document.elementsFromPoint(px, py)) {
      if (element === owner || related(element, owner)) return null;
      if (covers(element)) return element;
    }
    return null;
  };
  for (const [node, owner] of texts) {
    if (!cover(node, owner)) continue;
    owner.scrollIntoView({ block: "center", behavior: "instant" });
    const found = cover(node, owner);
    if (!found) continue;
    const what = found === "out of view" ? found : `under <${found.tagName.toLowerCase()} class="${found.getAttribute("class") ?? ""}"> ${short(found.textContent)}`;
    faults.add(`${short(node.data)}: ${what}`);
  }
  document.adoptedStyleSheets.pop();

  // Text over text, line by line.
  const lines = texts.flatMap(([node, owner]) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const inset = Math.min(right - left, bottom - top) * .2;
      return { node, owner, left: left + inset, right: right - inset, top: top + inset, bottom: bottom - inset };
    });
  });
  lines.forEach((one, at) => lines.slice(at + 1).forEach((other) => {
    const overlap = one.node !== other.node && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    if (!overlap) return;
    const [px, py] = [(Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2, (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2];
    // One of them may lie hidden below the other, scrolled or cut.
    const stack = document.elementsFromPoint(px, py);
    const [a, b] = [one, other].map(({ owner }) => stack.indexOf(owner));
    if (a < 0 || b < 0 || stack.slice(Math.min(a, b), Math.max(a, b)).some(covers)) return;
    faults.add(`over one another: ${short(one.node.data)} | ${short(other.node.data)}`);
  }));
  return [...faults];
})()
