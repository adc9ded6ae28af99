import { escaped } from '../match/normal';
import type { PhoneDialogue, PhoneState } from './schema';

/** Part of a line's speech, usually a word. Times are in milliseconds. */
export interface Piece {
  said: string;
  heard: string;
  from: number;
  to: number;
}

/** Speaks a text from a time on: its pieces, and when the speech ends, including a pause at its end. */
export function speak(says: PhoneState['says'], line: Pick<PhoneDialogue, 'misheard' | 'wordsPerSecond'>, at: number) {
  const pieces: Piece[] = [];
  let until = at;
  for (const part of says) {
    if (typeof part !== 'string') {
      until += part.pause * 1000;
      continue;
    }
    let isFirst = true;
    for (const [said] of part.matchAll(patternOf(line.misheard))) {
      const start = until;
      until += durationOf(said, line);
      pieces.push({ said, heard: heardOf(said, line.misheard, isFirst), from: start, to: until });
      isFirst = /[.?!]$/.test(said);
    }
  }
  return { pieces, until };
}

/** The time it takes to say the text, in milliseconds. */
export function durationOf(text: string, { wordsPerSecond }: Pick<PhoneDialogue, 'wordsPerSecond'>): number {
  return (text.trim().split(/\s+/).length / wordsPerSecond) * 1000;
}

/** A pattern for words and misheard passages, each with the punctuation after it. */
function patternOf(misheard: PhoneDialogue['misheard']): RegExp {
  const known = Object.keys(misheard).map(escaped);
  const whole = known.length > 0 ? `(?:${known.join('|')})(?![\\p{L}\\p{N}])[^\\s\\p{L}\\p{N}]*|` : '';
  return new RegExp(`${whole}\\S+`, 'gu');
}

/** The transcript of a passage. Transcripts don't have punctuation, and sentences aren't capitalized. */
function heardOf(said: string, misheard: PhoneDialogue['misheard'], isFirst: boolean): string {
  const plain = said.replaceAll(/[.,;:!?¿¡"]/g, '');
  if (Object.hasOwn(misheard, plain)) return misheard[plain] ?? plain;
  return isFirst && plain !== 'I' ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
}
