import { inQuotes, quoted, replacement } from './fix';
import { nearest } from './nearest';
import type { Finding } from './problem';
import { textOf, type Block, type Value, type Word } from './tree';
import type { Shape } from './words/shapes';
import { shortened } from './yaml-faults';

/** What {@link checkValue} needs to know about the text around a value. */
export interface ValueContext {
  /** The file's format. JSON requires quotes around text, but YAML doesn't. */
  format: 'json' | 'yaml';
  /** Words that are replaced before the value is used. */
  replaced?: ReadonlySet<string>;
}

const NUMBER = /^[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?$/;

/**
 * Checks a value against its setting's shape. A value with a placeholder is accepted, because its content isn't known
 * here. So is an uppercase YAML word, because `findReplace` usually replaces those.
 * @param name the setting's name, for messages
 */
export function* checkValue(value: Value, shape: Shape, name: string, context: ValueContext): Generator<Finding> {
  if (value.kind === 'word' && isReplaced(value, context)) {
    if (/^(boolean|number)$/.test(shape.type) && !value.text.includes('${') && !context.replaced)
      yield {
        code: 'wrong-value',
        severity: 'hint',
        range: value.range,
        message: `"${name}" is text, unless findReplace replaces "${shortened(value.text)}"`,
        remedy: `write ${shape.type === 'boolean' ? 'true or false' : 'a number'}, or check the script with its testing.json`,
      };
    return;
  }
  if (value.kind === 'word' && value.plain && value.text === '') {
    const message = `"${name}" has no value`;
    const remedy = 'write one, or remove the line';
    yield { code: 'wrong-value', range: value.range, message, remedy };
    return;
  }
  const wrong = (wanted: string, fix?: Finding['fix']): Finding => ({
    code: 'wrong-value',
    range: value.range,
    message: `"${name}" is not ${wanted}`,
    remedy: `write ${wanted}`,
    fix,
  });
  switch (shape.type) {
    case 'text':
      if (!isText(value, context)) yield wrong('text', quoteFix(value));
      else if (shape.of && !shape.of.includes(value.text)) {
        const meant = nearest(value.text, shape.of);
        const put = context.format === 'json' ? inQuotes(meant ?? '') : meant;
        const fix = put && meant ? replacement(`Write ${meant}`, value.range, put) : undefined;
        if (meant !== undefined || !shape.isOpen) yield wrong(`one of ${shape.of.join(', ')}`, fix);
      }
      break;
    case 'phone':
      if (value.kind !== 'word') yield wrong('a telephone number');
      else if (!/^\+\d{7,15}$/.test(value.text))
        yield wrong('a telephone number with +, the country code, and no other signs');
      else if (value.plain) yield wrong('text in quotes', quoteFix(value));
      break;
    case 'texts':
      if (value.kind !== 'list' ? !isText(value, context) : !value.items.every((item) => isText(item, context)))
        yield wrong('text or a list of texts');
      break;
    case 'boolean':
      if (!isPlain(value) || !/^(true|false)$/i.test(value.text)) yield wrong('true or false', booleanFix(value));
      break;
    case 'number':
      yield* checkNumber(value, shape, wrong);
      break;
    case 'list':
      if (value.kind !== 'list') yield wrong('a list');
      else for (const item of value.items) yield* checkValue(item, shape.of, name, context);
      break;
    case 'record':
      if (value.kind !== 'block') yield wrong('a map of keys and values');
      else
        for (const { key, value: held } of value.entries)
          yield* checkValue(held, shape.values, `${name}.${shortened(key.text)}`, context);
      break;
  }
}

type Wrong = (wanted: string, fix?: Finding['fix']) => Finding;

function* checkNumber(value: Value, shape: Extract<Shape, { type: 'number' }>, wrong: Wrong): Generator<Finding> {
  const { minimum = -Infinity, maximum = Infinity, integer } = shape;
  const number = isPlain(value) && NUMBER.test(value.text) ? Number(value.text) : NaN;
  const kind = integer ? 'a whole number' : 'a number';
  const range =
    maximum < Infinity ? ` from ${minimum} to ${maximum}` : minimum > -Infinity ? ` from ${minimum} up` : '';
  const isFixable = value.kind === 'word' && !value.plain && NUMBER.test(value.text);
  if (isFixable) yield wrong(`${kind}${range}`, replacement('Remove the quotes', value.range, value.text));
  else if (!(number >= minimum && number <= maximum) || (integer && !Number.isInteger(number)))
    yield wrong(`${kind}${range}`);
}

/** Finds keys that occur twice in a block. */
export function* checkKeys({ entries }: Block): Generator<Finding> {
  const seen = new Set<string>();
  for (const { key } of entries) {
    if (seen.has(key.text)) {
      const message = `"${shortened(key.text)}" is set twice`;
      yield { code: 'duplicate-key', range: key.range, message, remedy: 'keep one of the two' };
    }
    seen.add(key.text);
  }
}

function isReplaced({ text }: Word, { format, replaced }: ValueContext): boolean {
  if (text.includes('${')) return true;
  if (/^(YES|NO|ON|OFF|TRUE|FALSE)$/.test(text)) return false;
  return format === 'yaml' && (replaced ? replaced.has(text) : /^[A-Z][A-Z0-9_]+$/.test(text));
}

function isPlain(value: Value): value is Word {
  return value.kind === 'word' && value.plain;
}

function isText(value: Value, { format }: ValueContext): value is Word {
  return value.kind === 'word' && (format === 'json' ? !value.plain : value.text !== '' || !value.plain);
}

function quoteFix(value: Value): Finding['fix'] {
  return textOf(value) ? quoted(value.range, textOf(value) ?? '') : undefined;
}

function booleanFix(value: Value): Finding['fix'] {
  const found = /^(?:(true|yes|on)|false|no|off)$/i.exec(textOf(value) ?? '');
  const meant = String(found?.[1] !== undefined);
  return found ? replacement(`Write ${meant}`, value.range, meant) : undefined;
}
