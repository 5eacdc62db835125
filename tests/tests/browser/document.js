// The whole document as it is: markup, what can be read, every computed style, and what lies around it.
(() => {
  const hash = (text) => {
    let sum = 5381;
    for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0;
    return sum;
  };
  const styled = (element, part) => {
    const style = getComputedStyle(element, part);
    if (part && style.content === "none") return "";
    return hash(style.cssText || [...style].map((name) => style.getPropertyValue(name)).join());
  };
  const line = (element) => [element.tagName, element.id, ...["", "::before", "::after"].map((part) => styled(element, part))].join(" ");
  return {
    html: document.documentElement.outerHTML,
    text: document.body.innerText,
    // The inside of a drawing looks as its markup and its root say.
    elements: [...document.querySelectorAll("*")].filter((element) => !element.closest("svg *")).map(line),
    count: document.querySelectorAll("*").length,
    title: document.title,
    address: location.href,
    entry: JSON.stringify(history.state),
    console: window.said ?? [],
    session: JSON.stringify(sessionStorage),
    cookies: document.cookie,
    globals: Object.keys(window).sort(),
  };
})()
