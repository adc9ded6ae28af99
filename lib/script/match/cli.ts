import type { Word } from '../tree';
import { isReply, type Operator } from '../words/properties';
import type { Comparing, Outcome } from './compare';
import { heardText, isOrdered, normalize } from './normal';

/**
 * Whether an expected text matches itself in the command-line tool, which reads it as a regular expression even without
 * slashes. `undefined` if the tool stops because the expression is invalid. This looks only at the characters, because
 * running some expressions would take forever.
 */
export function matchesItselfInTool(text: string): boolean | undefined {
  try {
    patternOf(text, true);
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
  { text, plain }: Pick<Word, 'text' | 'plain'>,
  how: Comparing,
): Outcome {
  const isUnset = answer === undefined || answer === null;
  if (plain && text === 'undefined') return { passes: isUnset === (operator !== '!='), by: text };
  if (operator === '!=' && isUnset) return { passes: true };
  if (isUnset) return { passes: false };
  const isAnyCase = isReply(property);
  const heard = normalize(heardText(answer, how.homophones), {
    signs: how.lenient ? 'lenient' : 'all',
    capitals: true,
  });
  if (/^[<>]/.test(operator)) return { passes: isOrdered(parseInt(heard, 10), operator, parseInt(text, 10)), by: text };
  if (operator === '==') return { passes: heard === text, by: text };
  if (operator === '!=') {
    const found = (part: string) => heard.toLowerCase().includes(part.trim().toLowerCase());
    const isFound = isAnyCase ? text.split('-').some(found) : heard.includes(text);
    return isFound ? { passes: false, by: text } : { passes: true };
  }
  const wanted = how.lenient && !/^\/.+\/\w*$/.test(text) ? text.replace(/[*?^$]/g, '') : text;
  try {
    return { passes: patternOf(wanted, isAnyCase).test(heard), by: text };
  } catch {
    return { passes: false, by: text };
  }
}

function patternOf(text: string, isAnyCase: boolean): RegExp {
  const [, source, flags = ''] = /^\/(.+)\/(\w*)$/s.exec(text) ?? [];
  const added = isAnyCase && !flags.includes('i') ? 'i' : '';
  // Without a second slash, a pattern is compared as text, including the slash, so no reply contains it.
  // The tool escapes these four signs, and no others.
  return new RegExp(source ?? text.replace(/[+^$?]/g, '\\$&').replaceAll('*', '[^]*'), flags + added);
}
