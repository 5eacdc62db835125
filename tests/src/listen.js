// Runs before the page's own scripts: what the page has to complain about is told to the frame around it, which outlives every reload.
{
  const tell = (trouble) => parent.troubles.push(String(trouble));

  addEventListener("error", ({ message, target }) => tell(message ?? `not loaded: ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(`not caught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI}`));

  const { error } = console;
  console.error = (...words) => {
    tell(words.join(" "));
    error.apply(console, words);
  };
}
