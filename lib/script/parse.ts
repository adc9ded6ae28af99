import { replacement } from './fix';
import { LONGEST_TEXT } from './limits';
import { linesOf, type Lines } from './lines';
import { nearest } from './nearest';
import { signFinding } from './parse-expressions';
import { misplacedBlock, readTests } from './parse-tests';
import type { Finding, Range } from './problem';
import type { Script, Test } from './script';
import { readParts, type Block, type Part, type Value } from './tree';
import { settingOf } from './words/settings';
import { explainFault } from './yaml-faults';
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
  for (const part of readParts(text)) {
    for (const fault of faultsOf(text, part, lines)) findings.push(fault);
    const { value } = part;
    if (!value) continue;
    const traps = trapsIn(text, value, lines);
    for (const trap of traps) findings.push(trap);
    // A wrong hyphen has already been reported. It also changes the type of the block, so there's no second message.
    if (value.kind !== 'list' && traps.some(({ code }) => code === 'hyphen')) continue;
    if (value.kind === 'list') for (const test of readTests(value, { text, lines, findings })) tests.push(test);
    else {
      if (value.kind === 'word') {
        findings.push(proseFinding(value.range));
        continue;
      }
      const block = readConfiguration(value, text, findings);
      if (block && (configuration || tests.length > 0)) findings.push(misplacedBlock('configuration', value.range));
      configuration ??= block;
    }
  }
  return { script: { text, configuration, tests }, findings };
}

function proseFinding(range: Finding['range']): Finding {
  const message = 'this text is not part of a test, so it is ignored';
  const remedy = 'put # before each of its lines to make it a comment, or "- " to make it an input';
  return { code: 'no-list', severity: 'warning', range, message, remedy };
}

/** Reports text that is too long to check. */
export function tooLarge(): Finding {
  const message = 'the text is longer than one megabyte';
  return { code: 'too-large', range: [0, 0], message, remedy: 'split it into several files' };
}

function faultsOf(text: string, { range, error, loose }: Part, lines: Lines): Finding[] {
  if (error) return [{ ...explainFault(text, range, error, lines), hides: range }];
  return loose.map((at) => ({ ...signFinding(at, text), code: 'yaml-star' }));
}

function readConfiguration(value: Value, text: string, findings: Finding[]): Block | undefined {
  const entry = value.kind === 'block' ? value.entries.find(({ key }) => key.text === 'configuration') : undefined;
  const others = value.kind === 'block' ? value.entries.filter((other) => other !== entry) : [];
  if (!entry || others.length > 0) {
    const stray = others[0]?.key;
    const isMisspelled = !entry && stray && nearest(stray.text, ['configuration']) !== undefined;
    findings.push({
      code: 'no-list',
      range: stray?.range ?? value.range,
      message: 'the block is neither "configuration:" with settings nor a list of steps',
      remedy: isMisspelled
        ? 'write "configuration:"'
        : stray && settingOf(stray.text)
          ? 'indent the setting under a "configuration:" line'
          : 'start each line of a test with "- "',
      fix: isMisspelled ? replacement('Write configuration', stray.range, 'configuration') : undefined,
    });
  }
  if (!entry || entry.value.kind === 'block') return entry?.value as Block | undefined;
  const { key, value: held } = entry;
  if (held.kind === 'list') {
    const changes = held.items.map(({ range: [at] }) => ({
      range: [text.lastIndexOf('-', at), at] as Range,
      text: '',
    }));
    const message = 'the settings below "configuration:" are written as a list';
    const fix = { title: 'Remove the hyphens', changes };
    findings.push({ code: 'no-list', range: held.range, message, remedy: 'remove the hyphens', fix });
    return undefined;
  }
  const message = 'there are no settings below "configuration:"';
  findings.push({ code: 'no-list', range: key.range, message, remedy: 'write "key: value" below it, indented' });
  return undefined;
}
