import type { Script } from '../model';
import { FENCE, linesWith } from '../parse/line-starts';
import { parseScript } from '../parse/parse';
import { edit, placedBefore, type Edited } from '../repair/fix';
import { recover, type Pass, type Recovered } from '../repair/recover';
import { replacedText } from '../repair/replaced';
import { report, type Finding, type Range } from '../rules/report';
import { checkExpressions } from './expectations';
import { factsOf, platformOf, type Facts, type ScriptContext } from './facts';
import { checkInputs } from './inputs';
import { checkPlaceholders } from './placeholders';
import { completed, LONGEST_TEXT, tooLarge, type ScriptProblem } from './problem';
import { checkSettings } from './settings';

/** A checked script. */
export interface CheckedScript {
  /** The script, with all errors fixed. */
  script: Script;
  problems: ScriptProblem[];
  places: readonly Range[];
}

/** Finds all problems in a test script, in the order of its text. Never throws. */
export function validateScript(text: string, context?: ScriptContext): ScriptProblem[] {
  return createChecker()(text, context).problems;
}

/** A part of a script as it was read, and where its ranges are in the text. */
type Part = Recovered<Script> & { inText(range: Range): Range };

/**
 * Creates a function that checks scripts, and remembers the parts of the last one, because a key press changes only one
 * of them. A line that starts with `---` starts a part, whatever is above it, so each part is read on its own.
 */
export function createChecker() {
  const memory = createMemory<Recovered<Script>>();
  return (text: string, context: ScriptContext = {}): CheckedScript => {
    if (text.length > LONGEST_TEXT) return { script: { tests: [] }, problems: tooLarge(), places: [] };
    const { source, fence } = withoutFence(replacedText(text, context.settings));
    const pieces = piecesOf(source);
    /** Reads each part. Without facts, only syntax is checked. `first` is the first part with contents. */
    const partsWith = (facts?: Facts, first = pieces.length): Part[] => {
      const known = facts ? keyOf(facts) : '';
      return pieces.map((piece, index) => {
        const isBelow = index > first;
        const make = () => recover(piece.text, (copy) => readPart(copy, isBelow, facts));
        const recovered = memory.recall(`${known} ${isBelow} ${piece.text}`, make);
        const findings = recovered.findings.map((one) => placedBefore(one, piece));
        return { ...recovered, findings, inText: (range) => piece.back(recovered.source.back(range)) };
      });
    };
    const read = partsWith();
    const facts = factsOf(joined(read), context);
    const first = read.findIndex(({ result }) => result.configuration ?? result.tests.length > 0);
    const parts = partsWith(facts, first === -1 ? undefined : first);
    memory.endRound();
    const ofParts = parts.flatMap(({ findings }) => findings);
    const found = [...fence, ...ofParts, ...unitSign(read, facts), ...duplicateNames(facts.isUnit ? [] : parts)];
    const places = parts.flatMap(({ result, inText }) => result.tests.map(({ range }) => inText(range)));
    return { script: joined(parts), problems: completed(found, text), places };
  };
}

function readPart(text: string, isBelow: boolean, facts?: Facts): Pass<Script> {
  const { script, findings } = parseScript(text, isBelow);
  if (!facts) return { result: script, findings };
  // Unit tests still have the old keywords.
  const own = facts.isUnit ? findings.filter(({ id }) => id !== 'old-name/keyword') : findings;
  return { result: script, findings: [...own, ...findingsIn(script, facts)] };
}

/** Remembers results from one round to the next, by what they were made from. */
function createMemory<Result>() {
  let before = new Map<string, Result>();
  let now = new Map<string, Result>();
  return {
    recall(key: string, make: () => Result): Result {
      const result = now.get(key) ?? before.get(key) ?? make();
      now.set(key, result);
      return result;
    },
    /** Forgets what this round didn't need. */
    endRound(): void {
      before = now;
      now = new Map();
    },
  };
}

/** Removes the lines of Markdown around a script, if YAML can't read it with them. */
function withoutFence(source: Edited): { source: Edited; fence: readonly Finding[] } {
  const found = linesWith([FENCE], source.text, [0, source.text.length]);
  const isBroken = found && parseScript(source.text).findings.some(({ hides }) => hides);
  if (!isBroken) return { source, fence: [] };
  return { source: edit(source, found.fix?.changes ?? []), fence: [placedBefore(found, source)] };
}

/** Cuts a text before each line that starts with `---`. */
function piecesOf({ text, back, isTouched }: Edited): Edited[] {
  const starts = new Set([0, ...[...text.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index)]);
  return [...starts].map((from, index, all) => {
    const moved = ([start, end]: Range): Range => [from + start, from + end];
    const piece = text.slice(from, all[index + 1]);
    return { text: piece, back: (range) => back(moved(range)), isTouched: (range) => isTouched(moved(range)) };
  });
}

function joined(parts: readonly Part[]): Script {
  const configuration = parts.find(({ result }) => result.configuration)?.result.configuration;
  return { configuration, tests: parts.flatMap(({ result }) => result.tests) };
}

/** What the result for a part depends on, apart from the part. */
function keyOf({ platform, phrases, isUnit, isDevice, replaced, hasFilter }: Facts): string {
  return JSON.stringify([platform, phrases, isUnit, isDevice, replaced && [...replaced], hasFilter]);
}

function* unitSign(parts: readonly Part[], { unitSign: sign }: Facts): Generator<Finding> {
  const part = sign && parts.find(({ result }) => result.tests.includes(sign.test));
  if (part) yield report({ id: 'unit-test/sign', at: part.inText(sign.at) });
}

function* duplicateNames(parts: readonly Part[]): Generator<Finding> {
  const seen = new Set<string>();
  for (const part of parts)
    for (const { name } of part.result.tests) {
      if (!name) continue;
      const at = part.inText(name.range);
      if (seen.has(name.text)) yield report({ id: 'duplicate-name/name', at, data: { name: name.text } });
      seen.add(name.text);
    }
}

function* findingsIn(script: Script, facts: Facts): Generator<Finding> {
  const { configuration } = script;
  if (configuration) yield* checkSettings(configuration.entries, { ...facts, place: 'suite' });
  if (facts.isUnit) return;
  for (const test of script.tests) {
    const platform = platformOf(test, facts);
    const own = { ...facts, platform };
    if (test.settings) yield* checkSettings(test.settings.entries, { ...own, place: 'test' });
    yield* checkInputs(test, facts.platform === 'phone', own);
    yield* checkExpressions(test, own);
  }
  yield* checkPlaceholders(script, facts);
}
