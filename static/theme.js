// Sets theme, language and motion of the page as they were chosen, before the first paint: a module would come too late and the page would flash.
// Language, light and calm are read from the settings; whatever is missing, broken or forbidden falls back to the default.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = Object(JSON.parse(localStorage.getItem("stammtisch.settings")));
  } catch {
    // Storage may be blocked, the text may be damaged: then nothing has been chosen.
  }
  const either = (value, known, otherwise) => (known.includes(value) ? value : otherwise);
  const spoken = String(navigator.language).toLowerCase().startsWith("de") ? "de" : "en";

  root.lang = either(chosen.lang, ["de", "en"], spoken);
  root.dataset.light = either(chosen.light, ["dark", "light", "auto"], "dark");
  if (chosen.calm === true) root.dataset.motion = "less";

  // The browser's own bar is of the colour below it: at first, without the style sheet, of the tiles.
  const bar = document.querySelector("meta[name=theme-color]");
  const device = matchMedia("(prefers-color-scheme: light)");
  // data-light: what was chosen, "auto" among it. data-theme: what the style sheets know, one of two.
  const theme = () => {
    const { light } = root.dataset;
    root.dataset.theme = light === "light" || (light === "auto" && device.matches) ? "light" : "dark";
  };
  theme();
  if (root.dataset.theme === "light") bar.content = "#ffe3a1";

  const turn = () => {
    theme();
    bar.content = getComputedStyle(document.querySelector("main") ?? root).backgroundColor;
  };
  new MutationObserver(turn).observe(root, { attributeFilter: ["data-light", "data-screen"] });
  device.onchange = turn;
})();
