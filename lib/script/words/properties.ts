import type { Platform } from './platforms';

/** A property of a reply that an expectation can check. */
export interface Property {
  /** Its content, as editors show it. */
  meaning: string;
  /** Absent if every platform has it. */
  platforms?: readonly Platform[];
  /** It is an older name of another property. */
  old?: string;
  /** All its possible values. */
  values?: readonly string[];
  /** It is known only at the end of a call. */
  last?: true;
  /** In unit tests, it is sent with the request instead of being checked. */
  sent?: true;
}

const CARDS: readonly Platform[] = ['alexa', 'google'];

/** The properties by name. */
export const PROPERTIES: Readonly<Record<string, Property>> = {
  prompt: { meaning: 'Main text of the answer' },
  transcript: { meaning: 'Older name of prompt', old: 'prompt' },
  caption: { meaning: 'Caption of what Alexa says', platforms: ['alexa'] },
  cardTitle: { meaning: 'Title of the card', platforms: CARDS },
  cardContent: { meaning: 'Text of the card', platforms: CARDS },
  cardImageURL: { meaning: 'Image of the card', platforms: CARDS },
  streamURL: { meaning: 'Address of the audio stream', platforms: ['alexa'] },
  display: { meaning: 'Raw display data; webchat: the whole HTML of the answer' },
  message: { meaning: 'What was sent' },
  utteranceURL: { meaning: 'Audio of what was sent' },
  callAudioURL: { meaning: 'Recording of the call', platforms: ['phone'] },
  callURL: { meaning: 'Recording of the call', platforms: ['phone'] },
  'connection.endedBy': {
    meaning: 'Who ended the call',
    platforms: ['phone'],
    values: ['caller', 'callee'],
    last: true,
  },
  reprompt: { meaning: 'Unit tests: what is said when the user is silent' },
  sessionEnded: { meaning: 'Unit tests: whether the session is over' },
  intent: { meaning: 'Unit tests: intent that is sent', sent: true },
  slots: { meaning: 'Unit tests: slots of the intent', sent: true },
};

/** Properties with a path, such as `card.textField` or `raw.messageBody.directives[0]`. */
export const FAMILIES: Readonly<Record<string, Property>> = {
  card: { meaning: 'Any field of the card', platforms: CARDS },
  raw: { meaning: "The platform's own payload" },
  debug: { meaning: 'Details of the step' },
  request: { meaning: 'Unit tests: value that is set on the request', sent: true },
  response: { meaning: 'Unit tests: any field of the response' },
};

/** An element of a web page, in an expectation: `$('.slot-list').innerHTML`. */
const ELEMENT: Property = { meaning: 'An element of the answer', platforms: ['webchat'] };

/** The property of a name or path. `undefined` if none is documented. */
export function propertyOf(name: string): Property | undefined {
  if (Object.hasOwn(PROPERTIES, name)) return PROPERTIES[name];
  if (name.startsWith('$(')) return ELEMENT;
  const family = /^\$\.[.*]/.test(name) ? 'raw' : /^(?:\$\.)?(\w+)(?=[.[])/.exec(name)?.[1];
  return family !== undefined && Object.hasOwn(FAMILIES, family) ? FAMILIES[family] : undefined;
}

/** Whether a property is the text of the reply, by its current or older name. */
export function isReply(property: string): boolean {
  return property === 'prompt' || property === 'transcript';
}

/** Operators other than YAML's colon, which means "contains". */
export const OPERATORS = {
  '!=': 'does not contain',
  '<': 'is less than',
  '>': 'is more than',
  '<=': 'is at most',
  '>=': 'is at least',
} as const;

/** Operators of older scripts, with their replacements. */
export const OLD_OPERATORS = { '==': ':', '=~': ':' } as const;

/** How a property is compared with a value. `:` means that it contains the value. */
export type Operator = ':' | keyof typeof OPERATORS | keyof typeof OLD_OPERATORS;

/** Whether a text is a valid operator, including old ones. */
export function isOperator(text: string): text is Operator {
  return text === ':' || Object.hasOwn(OPERATORS, text) || Object.hasOwn(OLD_OPERATORS, text);
}
