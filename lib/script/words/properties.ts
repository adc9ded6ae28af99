import type { Platform } from './platforms';
import words from './words.json' with { type: 'json' };

/** A reply property that an expectation can check. */
export interface Property {
  meaning: string;
  /** The platforms with this property. Absent if every platform has it. */
  platforms?: readonly Platform[];
  /** The current name, if this one is outdated. */
  old?: string;
  values?: readonly string[];
  /** Set if the property is known only at the end of a call. */
  last?: true;
  /** Set if unit tests send the property with the request instead of checking it. */
  sent?: true;
}

/** The properties by name. */
export const PROPERTIES = words.properties as Readonly<Record<string, Property>>;

/** Properties with or without a path, such as `card`, `card.textField` or `raw.messageBody.directives[0]`. */
export const FAMILIES = words.families as Readonly<Record<string, Property>>;

/** A web page element in an expectation: `$('.slot-list').innerHTML`. */
const ELEMENT: Property = { meaning: 'An element in the reply', platforms: ['webchat'] };

/** The property with a name or path. `undefined` if it isn't documented. */
export function propertyOf(name: string): Property | undefined {
  if (Object.hasOwn(PROPERTIES, name)) return PROPERTIES[name];
  if (name.startsWith('$(')) return ELEMENT;
  const family = /^\$\.[.*]/.test(name) ? 'raw' : /^(?:\$\.)?(\w+)(?=[.[]|$)/.exec(name)?.[1];
  return family !== undefined && Object.hasOwn(FAMILIES, family) ? FAMILIES[family] : undefined;
}

/** Whether a name is one of a property, and not something that callers say: `message` is both. */
export function isCodeName(name: string): boolean {
  return isReply(name) || (propertyOf(name) !== undefined && /[a-z][A-Z]|[.[(]/.test(name) && !/\);?$/.test(name));
}

/** Whether a property name refers to the reply text, under its current name or an older one. */
export function isReply(property: string): boolean {
  return property === 'prompt' || property === 'transcript';
}
