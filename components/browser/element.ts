/** Attributes by name. `false` and `undefined` leave one out, and `true` sets it without a value. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an HTML element. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) created.setAttribute(key, value === true ? '' : String(value));
  created.append(...children.filter((child) => child !== false && child !== undefined));
  return created;
}

/** The element an event happened on. */
export function elementOf({ target }: Event): Element {
  return target instanceof Element ? target : document.body;
}
