// Runs before the page's own scripts: the errors of the page are told to the frame around it, which outlives every reload.
{
  // What is still on its way when the page is left is aborted, which is no fault.
  let leaving = false;
  addEventListener("beforeunload", () => { leaving = true; });
  const tell = (error) => leaving || parent.consoleErrors.push(String(error));

  // Of a trap in the wasm the message says little; the stack names the functions.
  const whole = (message, error) => (error?.stack ? `${message}\n${error.stack}` : message);

  addEventListener("error", ({ message, error, target }) =>
    tell(message === undefined ? `not loaded: ${target.src ?? target.href}` : whole(message, error)), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(whole(`not caught: ${reason}`, reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI}`));

  const { error } = console;
  console.error = (...words) => {
    tell(words.join(" "));
    error.apply(console, words);
  };
}
