import { insertion, replacement } from './fix';
import { isFlow, readExpressions, signFinding, type Reading } from './parse-expressions';
import type { Change, Finding, Range } from './problem';
import { tagsOf, type Expression, type Step, type Test } from './script';
import type { Block, Entry, List, Value, Word } from './tree';
import { TEST_KEYS } from './words/inputs';
import { isReply, PROPERTIES } from './words/properties';
import { separatorFinding, shortened } from './yaml-faults';

/** A test that is still being read. */
interface OpenTest extends Test {
  tags: string[];
  steps: OpenStep[];
}

interface OpenStep extends Step {
  expressions: Expression[];
  /** Whether nothing follows the last input's colon, so lines that belong under it may have lost their indentation. */
  isOpen: boolean;
}

/** Reads a document's test, or several tests if the separators between them are missing. */
export function readTests(list: List, reading: Reading): Test[] {
  const isOther = (item: Value) => item.kind === 'block' && item.entries.length > 1 && !isFlow(item, reading.text);
  if (list.items.length > 1 && list.items.every(isOther)) {
    const message = 'this list is not a test, because each of its items has several keys';
    reading.findings.push({ code: 'no-list', range: list.range, message, remedy: 'write one input after each "- "' });
    return [];
  }
  const tests: OpenTest[] = [{ tags: [], steps: [], range: list.range }];
  for (const item of list.items) {
    const test = tests.at(-1) as OpenTest;
    const entry = item.kind === 'block' && item.entries.length === 1 ? item.entries[0] : undefined;
    if (!entry) readBareItem(item, test, reading);
    else if (Object.hasOwn(TEST_KEYS, entry.key.text)) readName(entry, item.range, tests, reading);
    else readEntry(entry, item.range, test, reading);
  }
  return tests;
}

function readName({ key, value }: Entry, range: Range, tests: OpenTest[], { text, lines, findings }: Reading): void {
  const mark = key.text.split('.')[1] as Test['mark'];
  const name = value.kind === 'word' && value.text !== '' ? value : undefined;
  let test = tests.at(-1) as OpenTest;
  if (test.name) {
    findings.push({ ...separatorFinding([lines.startOf(range[0]), range[1]]), range });
    test = { tags: [], steps: [], range };
    tests.push(test);
  } else if (test.steps.length > 0) {
    const line: Range = [lines.startOf(range[0]), lines.endOf(range[0]) + 1];
    const top = lines.startOf(test.range[0]);
    findings.push({
      code: 'name-not-first',
      range,
      message: `"${key.text}" is not the first line of its test`,
      remedy: 'move it to the top of the test, or put --- before it if a new test starts here',
      fix: {
        title: 'Move it to the top of the test',
        changes: [
          insertion(top, `${text.slice(line[0], line[1]).trimEnd()}\n`),
          { range: [line[0], Math.min(line[1], text.length)], text: '' },
        ],
      },
    });
  }
  test.name = name;
  test.mark = mark;
}

/** Reads an item without a colon, or with several keys. */
function readBareItem(item: Value, test: OpenTest, { text, findings }: Reading): void {
  if (item.kind === 'word') {
    if (item.text !== '') test.steps.push({ input: item, expressions: [], range: item.range, isOpen: false });
    return;
  }
  if (isFlow(item, text)) return void findings.push(signFinding(item.range, text));
  if (item.kind === 'list') {
    const message = 'the step starts with two hyphens';
    findings.push({ code: 'step-shape', range: item.range, message, remedy: 'start it with one hyphen and a space' });
    return;
  }
  const [first, second] = item.entries;
  if (!first || !second) return;
  test.steps.push({ input: first.key, expressions: [], range: item.range, isOpen: false });
  findings.push(isExpressionKey(second.key.text) ? loneExpression(first.key, second.key) : twoInputs(second.key, text));
}

function loneExpression(input: Word, key: Word): Finding {
  const { range } = key;
  const message = `"${shortened(key.text)}" is not an item of the list below "${shortened(input.text)}"`;
  const fix = { title: 'Add a hyphen before it', changes: [insertion(range[0], '- ')] };
  return { code: 'expression-shape', range, message, remedy: 'start each expectation and setting with "- "', fix };
}

function twoInputs({ range }: Word, text: string): Finding {
  const before: Range = [range[0] - 2, range[0]];
  const isIndented = before[0] >= 0 && text.slice(...before) === '  ';
  const fix = isIndented ? replacement('Make it a separate step', before, '- ') : undefined;
  const message = 'the step has a second input';
  return { code: 'step-shape', range, message, remedy: 'start each step with "- "', fix };
}

function readEntry(entry: Entry, range: Range, test: OpenTest, reading: Reading): void {
  const { key, value } = entry;
  const { findings } = reading;
  if (key.text === 'tags' || (key.text === 'settings' && value.kind === 'block')) {
    if (test.steps.length > 0) findings.push(misplacedBlock(key.text, range));
    if (value.kind === 'block') test.settings = value;
    else if (value.kind === 'word') test.tags = tagsOf(value.text);
    else findings.push(listOfTags(value.range));
    return;
  }
  const previous = test.steps.at(-1);
  const first = test.steps.length === 0 && !test.name;
  if (previous && key.plain && isSlid(key.text, previous.isOpen)) {
    findings.push(slidLeft(previous, key, range, reading));
    const item: Block = { kind: 'block', entries: [entry], range };
    const slid = readExpressions({ kind: 'list', items: [item], range }, previous.input, reading);
    previous.expressions.push(...slid);
  } else if (first && /^(tests?|test\.\w+|test[ _-](only|skip))$/i.test(key.text) && value.kind === 'word') {
    const meant = /o[nl]{2}y/i.test(key.text) ? 'test.only' : /sk/i.test(key.text) ? 'test.skip' : 'test';
    const message = `"${shortened(key.text)}" is not the keyword for a test name`;
    const fix = replacement(`Write ${meant}`, key.range, meant);
    findings.push({ code: 'unknown-input', range: key.range, message, remedy: `write "${meant}"`, fix });
    test.name = value;
  } else {
    const isOpen = value.kind === 'word' && value.plain && value.text === '';
    test.steps.push({ input: key, expressions: readExpressions(value, key, reading), range, isOpen });
  }
}

/**
 * Whether a key is valid only under an input. Some property names are words that a caller could say, so they count only
 * if the input above is open.
 */
function isSlid(key: string, isOpen: boolean): boolean {
  if (/^set \w+$/.test(key) || isReply(key) || key === 'connection.endedBy') return true;
  return isExpressionKey(key) && (isOpen || /[a-z][A-Z]/.test(key));
}

function isExpressionKey(key: string): boolean {
  return /^set \w+$/.test(key) || Object.hasOwn(PROPERTIES, key);
}

function slidLeft(
  { input, expressions, isOpen }: OpenStep,
  key: Word,
  range: Range,
  { text, lines }: Reading,
): Finding {
  const changes: Change[] = [];
  const [short] = expressions;
  // An input with a value after its colon can't have a list under it, so the value moves into the list.
  if (short?.kind === 'check' && short.place === short.range)
    changes.push({ range: [input.range[1], short.range[0]], text: ':\n    - prompt: ' });
  else if (!isOpen && expressions.length === 0) changes.push(insertion(input.range[1], ':'));
  for (let at = lines.startOf(range[0]); at < range[1]; at = lines.endOf(at) + 1) {
    if (text.slice(at, lines.endOf(at)).trim() !== '') changes.push(insertion(at, '    '));
  }
  const message = `"${shortened(key.text)}" is not indented below its input, so it counts as an input`;
  const remedy = `indent it below "${shortened(input.text)}:"`;
  return { code: 'slid-left', range, message, remedy, fix: { title: 'Indent it', changes } };
}

/** Reports a block that is below the place where it belongs. */
export function misplacedBlock(name: string, range: Range): Finding {
  const remedy = name === 'configuration' ? 'move it to the top of the file, once' : 'move it above the first input';
  return { code: 'block-place', range, message: `"${name}" is too far down`, remedy };
}

function listOfTags(range: Range): Finding {
  const message = 'the tags are written as a list';
  return { code: 'wrong-value', range, message, remedy: 'write them on one line: tags: a, b' };
}
