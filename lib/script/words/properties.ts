import type { Platform } from './platforms';
import words from './words.json' with { type: 'json' };

/** A reply property that an expectation can check. */
export interface Property {
  /** The property's content, shown in editors. */
  meaning: string;
  /** The platforms with this property. Absent if every platform has it. */
  platforms?: readonly Platform[];
  /** The current name, if this one is outdated. */
  old?: string;
  /** All its possible values. */
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

/** Whether a property name refers to the reply text, under its current name or an older one. */
export function isReply(property: string): boolean {
  return property === 'prompt' || property === 'transcript';
}

/** Operators other than YAML's colon, which means "contains". */
export const OPERATORS = words.operators;

/** Operators from older scripts, with their replacements. */
export const OLD_OPERATORS = { '==': ':', '=~': ':' } as const;

/** How a property is compared with a value. `:` means "contains". */
export type Operator = ':' | keyof typeof OPERATORS | keyof typeof OLD_OPERATORS;

/** Whether the text is an operator, current or outdated. */
export function isOperator(text: string): text is Operator {
  return text === ':' || Object.hasOwn(OPERATORS, text) || Object.hasOwn(OLD_OPERATORS, text);
}
