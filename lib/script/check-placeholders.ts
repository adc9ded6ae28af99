import type { Surroundings } from './context';
import { replacement } from './fix';
import { nearest } from './nearest';
import type { Finding } from './problem';
import type { Script, Test } from './script';
import { wordsOf, type Word } from './tree';
import { readInput } from './words/inputs';
import { shortened } from './yaml-faults';

/** Checks a script's placeholders: `${NAME}`, `${data.key}`, and `{name}` in expected values. */
export function* checkPlaceholders({ tests }: Script, around: Surroundings): Generator<Finding> {
  for (const test of tests) {
    for (const { word, isExpected } of wordsIn(test)) {
      if (!word.text.includes('{')) continue;
      yield* checkVariables(word, around);
      yield* checkResolved(word, isExpected, around);
    }
  }
}

function* wordsIn({ steps }: Test): Generator<{ word: Word; isExpected: boolean }> {
  for (const { input, expressions } of steps) {
    if (readInput(input.text).kind !== 'page') yield { word: input, isExpected: false };
    for (const expression of expressions) {
      if (expression.kind === 'check') for (const word of expression.expected) yield { word, isExpected: true };
      if (expression.kind === 'set') for (const word of wordsOf(expression.value)) yield { word, isExpected: false };
    }
  }
}

function* checkVariables(word: Word, { columns }: Surroundings): Generator<Finding> {
  for (const found of word.text.matchAll(/\$\{([^{}]*)(\}?)/g)) {
    const [written, name = '', close] = found;
    const range = placeOf(word, found.index, written.length);
    if (!close || !/^(data\.)?\w+$/.test(name)) {
      const message = `"${shortened(written)}" is not a placeholder`;
      yield { code: 'placeholder', range, message, remedy: 'write ${NAME}, or ${data.key} for a data table' };
      continue;
    }
    const [, column] = /^data\.(.+)/.exec(name) ?? [];
    if (!columns || column === undefined || columns.includes(column)) continue;
    const meant = nearest(column, columns);
    yield {
      code: 'placeholder',
      range,
      message: `the data has no column "${column}"`,
      remedy: meant ? `write "\${data.${meant}}"` : `use one of ${columns.slice(0, 8).join(', ')}, or add this one`,
      fix: meant ? replacement(`Write \${data.${meant}}`, range, `\${data.${meant}}`) : undefined,
    };
  }
}

/** Filters replace `{name}`, but only in expected values. */
function* checkResolved(word: Word, isExpected: boolean, { hasFilter }: Surroundings): Generator<Finding> {
  if (isExpected && (hasFilter !== false || word.text.startsWith('/'))) return;
  for (const { 0: written, index } of word.text.matchAll(/(?<![${])\{[A-Za-z_]\w*\}(?!\})/g)) {
    yield {
      code: 'placeholder',
      severity: isExpected ? 'error' : 'warning',
      range: placeOf(word, index, written.length),
      message: isExpected ? `no filter replaces "${written}"` : `"${written}" works in expected values only`,
      remedy: isExpected ? 'name a filter in testing.json, or write the value' : 'write ${NAME}, or the value itself',
    };
  }
}

/** The range of part of a word, or of the whole word if quotes or line breaks shift its text. */
function placeOf({ range: [from, to], text, plain }: Word, at: number, length: number): Finding['range'] {
  const shift = plain ? 0 : 1;
  return to - from === text.length + 2 * shift ? [from + shift + at, from + shift + at + length] : [from, to];
}
