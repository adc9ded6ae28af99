import type { Script } from '../model';
import { report, type Finding } from '../rules/report';
import { scalarsOf, type Scalar } from '../tree';
import { readInput } from '../words/words';
import type { Facts } from './facts';

/** Checks a script's placeholders: `${NAME}`, `${data.key}`, and `{name}` in expected values. */
export function* checkPlaceholders({ tests }: Script, facts: Facts): Generator<Finding> {
  for (const { input, expressions } of tests.flatMap((test) => test.steps)) {
    const expected = expressions.flatMap((one) => (one.kind === 'check' ? one.expected : []));
    const given = expressions.flatMap((one) => (one.kind === 'set' ? scalarsOf(one.value) : []));
    if (readInput(input.text).kind !== 'page') given.push(input);
    for (const scalar of [...given, ...expected]) {
      if (!scalar.text.includes('{')) continue;
      yield* checkVariables(scalar);
      // Filters replace `{name}`, but only in expected values.
      const isExpected = expected.includes(scalar);
      if (isExpected && (facts.hasFilter !== false || scalar.text.startsWith('/'))) continue;
      const id = isExpected ? 'placeholder/filter' : 'placeholder/input';
      for (const { 0: written, index } of scalar.text.matchAll(/(?<![${])\{[A-Za-z_]\w*\}(?!\})/g))
        yield report({ id, at: rangeIn(scalar, index, written.length), data: { written } });
    }
  }
}

function* checkVariables(scalar: Scalar): Generator<Finding> {
  for (const { 0: written, 1: name = '', index } of scalar.text.matchAll(/\$\{([^{}]*\}?)/g))
    if (!/^(data\.)?\w+\}$/.test(name))
      yield report({ id: 'placeholder/name', at: rangeIn(scalar, index, written.length), data: { written } });
}

/** The range of part of a scalar, or of all of it if quotes or line breaks shift its text. */
export function rangeIn({ range: [from, to], text, plain }: Scalar, at: number, length: number): Finding['range'] {
  const shift = plain ? 0 : 1;
  return to - from === text.length + 2 * shift ? [from + shift + at, from + shift + at + length] : [from, to];
}
