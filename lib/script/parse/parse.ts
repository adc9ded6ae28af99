import { nearest } from '../../reading/nearest';
import type { Script, Test } from '../model';
import { insertion, quoted, respelled } from '../repair/fix';
import { report, type Finding, type Fix, type Range } from '../rules/report';
import { settingOf } from '../settings/table';
import { readDocuments, textOf, type Mapping, type Value } from '../tree';
import { bareTest, linesWith, SEPARATOR } from './line-starts';
import { misreadingsIn } from './misreadings';
import { readTests } from './tests';
import { explainFault } from './yaml-faults';

/**
 * Reads a test script with any number of documents. Never throws: it reports unreadable parts, and reads the rest.
 * @param isBelow whether other parts of the script are above the text
 * @returns the script, and its syntax problems
 */
export function parseScript(text: string, isBelow = false): { script: Script; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const tests: Test[] = [];
  let configuration: Mapping | undefined;
  const documents = readDocuments(text);
  const stray = documents.some(({ error }) => error) && linesWith([SEPARATOR], text, [0, text.length]);
  for (const { value, error, range, references } of documents) {
    if (error) findings.push({ ...(stray || explainFault(text, range, error)), hides: range });
    if (!value) continue;
    const bare = value.kind === 'sequence' ? undefined : bareTest(text, range);
    if (bare) {
      findings.push(bare);
      continue;
    }
    const misread = misreadingsIn(text, value);
    for (const finding of misread) findings.push(finding);
    const isList = value.kind === 'sequence';
    // A wrong separator or hyphen also changes what the block contains, so there's no second message.
    const changing = ['missing-separator', 'no-list', ...(isList ? [] : ['hyphen'])];
    if (misread.some(({ code }) => changing.includes(code))) continue;
    if (isList) for (const test of readTests(value, { text, findings })) tests.push(test);
    else {
      const block = readConfiguration(value, text, findings);
      if (block && (isBelow || configuration || tests.length > 0))
        findings.push(report({ id: 'block-place/configuration', at: value.range }));
      configuration ??= block;
    }
    // They come last, because some are gone once a passage around them is in quotes.
    for (const { range: at, isLoose } of references) {
      const reference = text.slice(...at);
      const data = { quoted: `"${reference}"` };
      if (isLoose) findings.push(report({ id: 'yaml-star/value', at, data, fix: quoted(at, reference) }));
      else findings.push(report({ id: 'yaml-star/reference', at, data: { reference } }));
    }
  }
  return { script: { configuration, tests }, findings };
}

function readConfiguration(value: Value, text: string, findings: Finding[]): Mapping | undefined {
  if (value.kind !== 'mapping') {
    findings.push(report({ id: 'no-list/stray', at: value.range }));
    return undefined;
  }
  const entry = value.entries.find(({ key }) => key.text === 'configuration');
  const others = value.entries.filter((other) => other !== entry);
  const isOutside = textOf(entry?.value) === '' && others.some(({ key }) => settingOf(key.text));
  if (!entry || (others.length > 0 && !isOutside)) {
    const { text: name, range: at } = others[0]?.key ?? { text: '', range: value.range };
    const isMisspelled = /^config|^settings$/i.test(name) || nearest(name, ['configuration']) !== undefined;
    if (!entry && isMisspelled)
      findings.push(report({ id: 'no-list/misspelled', at, fix: respelled(at, 'configuration') }));
    else findings.push(report({ id: settingOf(name) ? 'no-list/setting' : 'no-list/block', at }));
  }
  if (!entry || entry.value.kind === 'mapping') return entry?.value as Mapping | undefined;
  const { key, value: held } = entry;
  if (held.kind === 'sequence') {
    const hyphens = held.items.map(({ range: [at] }): Range => [text.lastIndexOf('-', at), at]);
    const changes = hyphens.map((range) => ({ range, text: ' '.repeat(range[1] - range[0]) }));
    findings.push(report({ id: 'no-list/hyphens', at: held.range, fix: { title: 'Remove the hyphens', changes } }));
    return undefined;
  }
  const changes = others.map((other) => insertion(other.key.range[0], '  '));
  const fix: Fix | undefined = isOutside ? { title: 'Indent the settings', changes } : undefined;
  findings.push(report({ id: 'no-list/empty', at: key.range, fix }));
  return undefined;
}
