import type { Word } from '../tree';
import { isReply, type Operator } from '../words/properties';
import type { Comparing, Outcome } from './compare';
import { isOrdered, withHomophones } from './normal';

/**
 * Whether an expected text matches itself in the command-line tool, which reads it as a regular expression even without
 * slashes. `undefined` if the tool stops because the expression is invalid. This looks only at the characters, because
 * running some expressions would take forever.
 */
export function matchesItselfInTool(written: string, lenient = false): boolean | undefined {
  const text = lenient ? bare(written) : written;
  try {
    textPattern(text, '');
  } catch {
    return undefined;
  }
  const alternatives = text.replace(/^\((.*)\)$/, '$1').split('|');
  return alternatives.some((part) => !/[()[\]\\]/.test(part));
}

/** Compares as the command-line tool does: /script-reference/expectations/#in-the-command-line-tool. */
export function passesInTool(
  property: string,
  answer: unknown,
  operator: Operator,
  expected: readonly Pick<Word, 'text'>[],
  { lenient, homophones = {} }: Comparing,
): Outcome {
  const isNegated = operator === '!=';
  const texts = textsOf(operator, expected);
  if (texts.length === 1 && texts[0] === 'undefined')
    return { passes: (answer === undefined) !== isNegated, by: 'undefined' };
  if (answer === undefined) return { passes: isNegated };
  const isAnyCase = isReply(property);
  const flags = isAnyCase ? 'i' : '';
  const heard = isAnyCase ? withHomophones(String(answer), homophones, TOOL_BORDERS) : answer;
  // One pattern makes the whole list patterns.
  const arePatterns = operator === '=~' || (operator === ':' && texts.some((text) => text.startsWith('/')));
  const isMet = (text: string): boolean => {
    if (isNegated) return isPart(heard, text, isAnyCase);
    if (/^[<>]/.test(operator)) {
      const isNumber = !Number.isNaN(Number(heard));
      return isNumber && isOrdered(parseInt(String(heard), 10), operator, parseInt(text, 10));
    }
    if (arePatterns) return slashPattern(text, flags).test(String(heard));
    return lenient
      ? new RegExp(bare(text), flags).test(bare(String(heard)))
      : textPattern(text, flags).test(String(heard));
  };
  try {
    const met = texts.find(isMet);
    return { passes: (met === undefined) === isNegated, by: met };
  } catch {
    // The tool stops.
    return { passes: false };
  }
}

/** Between these, the tool replaces misheard words. Other signs, such as question marks, aren't borders. */
const TOOL_BORDERS = [String.raw`(?<=[\s,.:;"']|^)`, String.raw`(?=[\s,.:;"']|$)`] as const;

/** The tool reads text after an operator itself, so a hyphen there starts another value. An empty value is `null`. */
function textsOf(operator: Operator, expected: readonly Pick<Word, 'text'>[]): string[] {
  if (expected.length === 0) return [operator === ':' ? 'null' : ''];
  const texts = expected.map(({ text }) => text.replace(/^"(.*)"$/s, '$1'));
  if (operator === ':') return texts;
  const parts = texts.flatMap((text) => text.split('-').map((part) => part.trim()));
  const filled = parts.filter((part) => part !== '');
  return filled.length > 1 ? filled : texts;
}

/** @throws {TypeError} for a number or a truth value, unless it is 0 or false */
function isPart(heard: unknown, text: string, isAnyCase: boolean): boolean {
  if (isAnyCase) return String(heard).toLowerCase().includes(text.toLowerCase());
  return Boolean(heard) && (heard as string | unknown[]).includes(text);
}

/** The tool escapes only these four signs. */
function textPattern(text: string, flags: string): RegExp {
  return new RegExp(
    text
      .trim()
      .replace(/[+^$?]/g, String.raw`\$&`)
      .replaceAll('*', '[^]*'),
    flags,
  );
}

/** Without a second slash, everything after the first is taken for flags. */
function slashPattern(text: string, flags: string): RegExp {
  const [, source = '', own = ''] = /^\/(?:(.*)\/)?(.*)$/s.exec(text) ?? ['', text];
  try {
    return new RegExp(source, own.includes('i') ? own : own + flags);
  } catch {
    return /(?!)/;
  }
}

function bare(text: string): string {
  return text
    .replaceAll(/[-\s.()"',;:!?*^$]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
