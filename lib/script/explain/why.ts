import { plainTexts } from '../expected';
import type { Check } from '../model';
import { isReply } from '../words/words';
import { compare, type Outcome } from '../match/compare';
import { markNearest, type Marks } from '../run/marks';

/** Why a reply passes or fails an expectation. */
export interface Why {
  outcome: Outcome;
  /** The words that the reply shares with the nearest expected value. Absent if the values aren't plain text. */
  marks?: Marks;
  /** Values that would have passed. A single value is written after the property, and several in a list under it. */
  instead: readonly { what: string; values: readonly string[] }[];
}

/** Extracts the reply from a failure copied from a report or a console. Other text is returned unchanged. */
export function replyIn(pasted: string): string {
  const received = /^[ \t]*(?:received|actual)[ \t]*:?[ \t\r]*\n?(.*(?:\n(?!\s*at ).*)*)/im.exec(pasted)?.[1];
  return (received ?? pasted).trim();
}

/** Compares a reply with an expectation, whose pattern runs here. If it fails, suggests values that would pass. */
export function whyOf({ expectation, reply }: { expectation: Check; reply: string }): Why {
  const { property, operator, expected } = expectation;
  const answer = reply === '' ? undefined : reply;
  const passesExactly = (texts: readonly string[]) => {
    const exact = texts.map((text) => ({ text, plain: false }));
    return compare(property, answer, operator, exact, { threshold: 1 }).passes;
  };
  const outcome = compare(property, answer, operator, expected);
  const texts = plainTexts(expected);
  const marks = markNearest(texts, reply);
  const instead = isReply(property) && operator === ':' && marks ? alternatives(marks, texts, reply) : [];
  return { outcome, marks, instead: instead.filter(({ values: all }) => passesExactly(all)) };
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
