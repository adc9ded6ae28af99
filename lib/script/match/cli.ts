import type { Word } from '../tree';
import { isReply, type Operator } from '../words/properties';
import type { Comparing, Outcome } from './compare';
import { isOrdered, withHomophones } from './normal';

/**
 * Whether an expected text matches itself in the command-line tool, which reads it as a regular expression even without
 * slashes. It stops at an invalid one. This looks only at the characters, because running some expressions would take
 * forever.
 */
export function matchesItselfInTool(written: string, lenient = false): boolean {
  const text = lenient ? bare(written) : written;
  try {
    textPattern(text, '');
  } catch {
    return false;
  }
  const alternatives = text.replace(/^\((.*)\)$/, '$1').split('|');
  return !text.startsWith('/') && alternatives.some((part) => !/[()[\]\\]/.test(part));
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
    if (isNegated && isAnyCase) return String(heard).toLowerCase().includes(text.toLowerCase());
    // Numbers and `true` don't have this method, so the tool stops.
    if (isNegated) return Boolean(heard) && (heard as string | unknown[]).includes(text);
    if (/^[<>]/.test(operator))
      return !Number.isNaN(Number(heard)) && isOrdered(parseInt(String(heard), 10), operator, parseInt(text, 10));
    if (arePatterns) return slashPattern(text, flags).test(String(heard));
    if (lenient) return new RegExp(bare(text), flags).test(bare(String(heard)));
    return textPattern(text, flags).test(String(heard));
  };
  try {
    const met = texts.find(isMet);
    return { passes: (met === undefined) === isNegated, by: met };
  } catch {
    return { passes: false };
  }
}

/** Signs between which the tool replaces misheard words. Others, such as question marks, aren't borders. */
const TOOL_BORDERS = [String.raw`(?<=[\s,.:;"']|^)`, String.raw`(?=[\s,.:;"']|$)`];

/** The values as the tool reads them. After an operator, a hyphen starts another value. No value is read as `null`. */
function textsOf(operator: Operator, expected: readonly Pick<Word, 'text'>[]): string[] {
  if (expected.length === 0) return [operator === ':' ? 'null' : ''];
  const texts = expected.map(({ text }) => text.replace(/^"(.*)"$/s, '$1'));
  const parts = texts.flatMap((text) => text.split(/\s*-\s*/)).filter((part) => part !== '');
  return operator === ':' || parts.length < 2 ? texts : parts;
}

/** The tool escapes only these four signs. */
function textPattern(text: string, flags: string): RegExp {
  const source = text.trim().replace(/[+^$?]/g, String.raw`\$&`);
  return new RegExp(source.replaceAll('*', '[^]*'), flags);
}

/** A pattern between slashes. Without a second slash, the tool reads all text as flags, and matches nothing. */
function slashPattern(text: string, flags: string): RegExp {
  const [, source = '', own = ''] = /^\/(?:(.*)\/)?(.*)$/s.exec(text) ?? ['', text];
  try {
    return new RegExp(source, own.includes('i') ? own : own + flags);
  } catch {
    return /(?!)/;
  }
}

function bare(text: string): string {
  return text.replaceAll(/[-\s.()"',;:!?*^$]+/g, ' ').trim();
}
