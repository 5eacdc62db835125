// Runs before the page's own scripts: the errors of the page are told to the frame around it, which outlives every reload.
{
  const tell = (error) => parent.consoleErrors.push(String(error));

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
