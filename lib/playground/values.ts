import { standIn } from './auth';
import { isJsonType, type FormField, type RequestForm } from './form';
import type { Json } from './types';

/** A problem that prevents sending the request. */
export interface RequestProblem {
  /** Where the problem is: a field's ID, `url`, `body`, or `auth-` with a scheme's key. */
  place: string;
  message: string;
  /** Whether the request can be sent without the missing value. */
  canSkip?: boolean;
}

/** Reports a problem: see {@link RequestProblem}. */
export type Report = (place: string, message: string, canSkip?: boolean) => void;

/** A field and its input. */
export interface Filled {
  field: FormField;
  text: string;
  value: Json;
}

/** Whether a field contains a secret: it is declared as one, or is a header for credentials. */
export function isSecret({ secret, in: place, name }: FormField): boolean {
  return secret === true || (place === 'header' && /^(proxy-)?authorization$/i.test(name.trim()));
}

/** Reads a field's input, which is empty if it isn't sent. */
export function readField(
  field: FormField,
  { inputs, rawBody, contentType }: RequestForm,
  isMasked: boolean,
  report: Report,
): Filled[] {
  if ((field.in === 'body' && rawBody !== undefined) || (field.in === 'cookie' && !isMasked)) return [];
  const input = inputs[field.id] ?? '';
  const isHidden = isMasked && isSecret(field);
  const text = isHidden && input !== '' ? standIn(field.name) : input;
  const refuse = (message: string, canSkip?: boolean) => {
    report(field.id, message, canSkip);
    return [];
  };
  if (field.isExtra && field.name === '')
    return text === '' ? [] : refuse('Enter a name for this value, or remove it.');
  if (field.type === 'file') return [{ field, text, value: text }];
  if (text === '' && !field.isExtra) {
    if (!field.required) return [];
    const verb = field.enum || field.type === 'boolean' ? 'Choose' : 'Enter';
    return refuse(`${verb} a value for “${field.name}”.`, field.in !== 'path');
  }
  // URL parsers remove these segments, even if encoded, so the request would go to a different path than shown.
  if (field.in === 'path' && /^\.\.?$/.test(text)) return refuse(`A path can’t contain a “${text}” segment.`);
  if (field.type === 'string' || isHidden) return [{ field, text, value: text }];
  const parsed = parseTyped(field.type, text.trim());
  if ('problem' in parsed) return refuse(parsed.problem);
  // Only JSON has types. Anywhere else, `007` is sent as entered.
  const isTyped = field.type === 'json' || (field.in === 'body' && isJsonType(contentType));
  return [{ field, text: parsed.text, value: isTyped ? parsed.value : text.trim() }];
}

function parseTyped(type: FormField['type'], text: string): { text: string; value: Json } | { problem: string } {
  if (type === 'json') {
    const problem = jsonProblem(text);
    return problem ? { problem } : { text, value: JSON.parse(text) as Json };
  }
  if (type === 'boolean') {
    const word = text.toLowerCase();
    return word === 'true' || word === 'false'
      ? { text: word, value: word === 'true' }
      : { problem: 'Enter true or false.' };
  }
  // JSON doesn't allow leading zeros.
  const number = text.replace(/^(-?)0+(?=\d)/, '$1');
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(number)) return { problem: 'Enter a number, such as 12 or 0.5.' };
  const isWhole = Number.isInteger(Number(number));
  return type === 'integer' && !isWhole
    ? { problem: 'Enter a whole number.' }
    : { text: number, value: Number(number) };
}

/** Describes what is wrong with JSON text in a sentence. Undefined if it is valid. */
export function jsonProblem(text: string): string | undefined {
  try {
    // Browsers can read JSON that is nested too deeply for them to write.
    JSON.stringify(JSON.parse(text));
    return undefined;
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'RangeError') return 'This JSON is nested too deeply for this page.';
    const position = /position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, Number(position ?? 0)).split('\n');
    const place = position === undefined ? '' : `, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    return `This isn’t valid JSON: ${message.replace(/,? (in JSON )?at position.*$|, "[\s\S]*$/, '')}${place}.`;
  }
}
