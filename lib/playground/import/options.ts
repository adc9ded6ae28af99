import { Unreadable } from './imported';

/** An option of a command-line program. */
export interface Option {
  name: string;
  takesValue: boolean;
  /** Why it is not taken over; empty when it is. */
  reason: string;
}

/** The options of a program by their long names and by their letters. */
export interface OptionTable {
  names: ReadonlyMap<string, Option>;
  letters: ReadonlyMap<string, Option>;
}

/** A word of a command: an option with its value, or another word. */
export type Argument =
  | { option: Option; written: string; value: string }
  | { word: string; /** It may as well be the value of an unknown option before it. */ isDoubtful: boolean };

/**
 * Makes a table from lists of options, each under the reason for which they are not taken over; those under `''` are.
 * `request/X=` is `--request` or `-X`, with a value.
 */
export function optionTable(lists: Readonly<Record<string, string>>): OptionTable {
  const names = new Map<string, Option>();
  const letters = new Map<string, Option>();
  for (const [reason, list] of Object.entries(lists)) {
    for (const [, name = '', letter, equals] of list.matchAll(/([^\s/=]+)(?:\/(\S))?(=?)/g)) {
      const option = { name, takesValue: equals === '=', reason };
      names.set(name, option);
      if (letter) letters.set(letter, option);
    }
  }
  return { names, letters };
}

/** Reads the words behind a program's name: `-sXPOST`, `--request POST`, `--request=POST`, `--req POST`, `--no-request`. */
export function readArguments(words: readonly string[], { names, letters }: OptionTable): Argument[] {
  const read: Argument[] = [];
  const rest = [...words];
  let isDoubtful = false;
  const take = (option: Option, written: string, inline: string | undefined) => {
    const value = option.takesValue ? (inline ?? rest.shift()) : '';
    if (value === undefined)
      throw new Unreadable(`${written} needs a value, and the command ends there. Copy all of it.`);
    read.push({ option, written, value });
  };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      read.push(...rest.splice(0).map((last) => ({ word: last, isDoubtful: false })));
    } else if (word.startsWith('--')) {
      const [, name = '', inline] = /^--([^=]*)(?:=([^]*))?$/.exec(word) ?? [];
      const option = findOption(names, name);
      isDoubtful = !names.has(option.name) && inline === undefined;
      take(option, `--${name}`, inline);
    } else if (/^-[^\s-]/.test(word)) {
      for (let at = 1; at < word.length; at++) {
        const letter = word.charAt(at);
        const option = letters.get(letter) ?? unknown(letter);
        take(option, `-${letter}`, word.slice(at + 1) || undefined);
        if (option.takesValue) break;
      }
    } else {
      read.push({ word, isDoubtful });
      isDoubtful = false;
    }
  }
  return read;
}

function findOption(names: OptionTable['names'], name: string): Option {
  const exact = names.get(name);
  if (exact) return exact;
  const opposite = names.get(name.replace(/^no-/, ''));
  if (opposite) return { ...opposite, takesValue: false, reason: opposite.reason || 'off anyway' };
  // Programs take the beginning of a name when no other one begins so.
  const starting = [...names.values()].filter((option) => name !== '' && option.name.startsWith(name));
  if (starting.length > 1)
    throw new Unreadable(
      `--${name} may be ${starting.map((option) => `--${option.name}`).join(' or ')}. Write the option in full.`,
    );
  return starting[0] ?? unknown(name);
}

const unknown = (name: string): Option => ({ name, takesValue: false, reason: 'the program has no such option' });
