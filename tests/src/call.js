// Calls a function with these arguments. Elements are numbered, and die with their document.
async (values, called) => {
  const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
  const elements = (window.elements ??= new Map());
  const given = values.map((value) => {
    if (!value?.[ELEMENT]) return value;
    const element = elements.get(value[ELEMENT])?.deref();
    if (!element?.isConnected) throw new Error("the element is not there any more");
    return element;
  });
  const answer = await called.apply(null, given);
  if (!(answer instanceof Element)) return JSON.stringify(answer) ?? "null";
  const id = `${performance.timeOrigin} ${elements.size}`;
  elements.set(id, new WeakRef(answer));
  return JSON.stringify({ [ELEMENT]: id });
}
