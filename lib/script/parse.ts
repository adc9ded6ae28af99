import { insertion, replacement } from './fix';
import { LONGEST_TEXT } from './limits';
import { linesOf } from './lines';
import { nearest } from './nearest';
import { signFinding } from './parse-expressions';
import { misplacedBlock, readTests } from './parse-tests';
import type { Finding, Range } from './problem';
import type { Script, Test } from './script';
import { readParts, textOf, type Block, type Value } from './tree';
import { settingOf } from './words/settings';
import { explainFault, FENCE, linesWith, proseFinding, SEPARATOR } from './yaml-faults';
import { trapsIn } from './yaml-traps';

/**
 * Reads a test script with any number of documents. Never throws: it reports unreadable parts, and reads the rest.
 * @returns the script, and its syntax problems
 */
export function parseScript(text: string): { script: Script; findings: readonly Finding[] } {
  if (text.length > LONGEST_TEXT) return { script: { text, tests: [] }, findings: [tooLarge()] };
  const lines = linesOf(text);
  const findings: Finding[] = [];
  const tests: Test[] = [];
  let configuration: Block | undefined;
  const parts = readParts(text);
  const stray = parts.some(({ error }) => error) && linesWith([SEPARATOR, FENCE], text, [0, text.length]);
  for (const { value, error, range, loose } of parts) {
    if (error) findings.push({ ...(stray || explainFault(text, range, error, lines)), hides: range });
    if (!value) continue;
    const traps = trapsIn(text, value, lines);
    for (const trap of traps) findings.push(trap);
    const isList = value.kind === 'list';
    // A wrong separator or hyphen also changes what the block contains, so there's no second message.
    if (traps.some(({ code }) => /^(missing-separator|no-list)$/.test(code) || (code === 'hyphen' && !isList)))
      continue;
    if (isList) for (const test of readTests(value, { text, lines, findings })) tests.push(test);
    else {
      const block = readConfiguration(value, text, findings);
      if (block && (configuration || tests.length > 0)) findings.push(misplacedBlock('configuration', value.range));
      configuration ??= block;
    }
    // They come last, because some are gone once a passage around them is in quotes.
    for (const at of loose) findings.push({ ...signFinding(at, text), code: 'yaml-star' });
  }
  return { script: { text, configuration, tests }, findings };
}

/** Reports text that is too long to check. */
export function tooLarge(): Finding {
  const message = 'the text is longer than one megabyte';
  return { code: 'too-large', range: [0, 0], message, remedy: 'split it into several files' };
}

function readConfiguration(value: Value, text: string, findings: Finding[]): Block | undefined {
  if (value.kind !== 'block') {
    findings.push({ ...proseFinding(value.range), severity: 'warning' });
    return undefined;
  }
  const entry = value.entries.find(({ key }) => key.text === 'configuration');
  const others = value.entries.filter((other) => other !== entry);
  const isOutside = textOf(entry?.value) === '' && others.some(({ key }) => settingOf(key.text));
  if (!entry || (others.length > 0 && !isOutside)) {
    const stray = others[0]?.key;
    const isMisspelled =
      !entry && stray && (/^config|^settings$/i.test(stray.text) || nearest(stray.text, ['configuration']));
    findings.push({
      code: 'no-list',
      range: stray?.range ?? value.range,
      message: 'the block is neither "configuration:" with settings nor a list of steps',
      remedy: isMisspelled
        ? 'write "configuration:"'
        : stray && settingOf(stray.text)
          ? 'indent the setting under a "configuration:" line'
          : 'start each line of a test with "- ", and leave out other lines',
      fix: isMisspelled ? replacement('Write configuration', stray.range, 'configuration') : undefined,
    });
  }
  if (!entry || entry.value.kind === 'block') return entry?.value as Block | undefined;
  const { key, value: held } = entry;
  if (held.kind === 'list') {
    const hyphens = held.items.map(({ range: [at] }): Range => [text.lastIndexOf('-', at), at]);
    const changes = hyphens.map((range) => ({ range, text: ' '.repeat(range[1] - range[0]) }));
    const message = 'the settings below "configuration:" are written as a list';
    const fix = { title: 'Remove the hyphens', changes };
    findings.push({ code: 'no-list', range: held.range, message, remedy: 'remove the hyphens', fix });
    return undefined;
  }
  const message = 'there are no settings below "configuration:"';
  const remedy = 'write "key: value" below it, indented, with a space after the colon';
  const changes = others.map((other) => insertion(other.key.range[0], '  '));
  const fix = isOutside ? { title: 'Indent the settings', changes } : undefined;
  findings.push({ code: 'no-list', range: key.range, message, remedy, fix });
  return undefined;
}
