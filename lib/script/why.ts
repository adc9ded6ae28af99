import type { Expectation } from './explain';
import { isReply } from './words/properties';
import { compare, type Outcome } from './match/compare';
import { markNearest, type Marks } from './run/marks';

/** A reply, and the expectation to compare it with. */
export interface Question {
  expectation: Expectation;
  reply: string;
}

/** Why a reply passes or fails an expectation. */
export interface Why {
  outcome: Outcome;
  /** Whether it also passes in the command-line tool, which doesn't accept similar wording. */
  passesInTool: boolean;
  /** The words that the reply shares with the nearest expected value. Absent if the values aren't plain text. */
  marks?: Marks;
  /** Values that would have passed. A single value is written after the property, and several in a list under it. */
  instead: readonly { what: string; values: readonly string[] }[];
}

/**
 * Extracts the reply from a pasted failure, copied from the command-line tool or a report. Other text is returned
 * unchanged.
 */
export function replyIn(pasted: string): string {
  const received = /^[ \t]*(?:received|actual)[ \t]*:?[ \t\r]*\n?(.*(?:\n(?!\s*at ).*)*)/im.exec(pasted)?.[1];
  return (received ?? pasted).trim();
}

/**
 * Compares a reply with an expectation. If it fails, suggests values that would pass. The script's regular expressions
 * run here.
 */
export function whyOf({ expectation: { property, operator, values }, reply }: Question): Why {
  const words = values.map(({ text, how }) => ({ text, plain: how === 'not set' }));
  const answer = reply === '' ? undefined : reply;
  const passesExactly = (texts: readonly string[]) => {
    const exact = texts.map((text) => ({ text, plain: false }));
    return compare(property, answer, operator, exact, { threshold: 1 }).passes;
  };
  const outcome = compare(property, answer, operator, words);
  const passesInTool = compare(property, answer, operator, words, { profile: 'cli' }).passes;
  const texts = values.filter(({ how }) => how === 'contains' || how === 'wildcards').map(({ text }) => text);
  const marks = markNearest(texts, reply);
  const instead = isReply(property) && operator === ':' && marks ? alternatives(marks, texts, reply) : [];
  return { outcome, passesInTool, marks, instead: instead.filter(({ values: all }) => passesExactly(all)) };
}

function alternatives({ words, passage }: Marks, texts: readonly string[], reply: string): Why['instead'] {
  if (!passage || words.every(({ isMet }) => isMet)) return [];
  const runs = words.reduce<string[][]>(
    (all, { text, isMet }) => (isMet ? [...all.slice(0, -1), [...(all.at(-1) ?? []), text]] : [...all, []]),
    [[]],
  );
  const phrases = runs.map((run) => run.join(' ')).filter((run) => run !== '');
  const longest = phrases.reduce((best, phrase) => (phrase.length > best.length ? phrase : best), '');
  return [
    { what: 'A shorter phrase', values: [longest] },
    ...(phrases.length > 1 ? [{ what: 'A wildcard for what changes', values: [phrases.join(' * ')] }] : []),
    { what: 'A list with both wordings', values: [...texts, reply.slice(...passage)] },
  ];
}
