import { BOOLEAN, booleanWord, oldName } from './check-inputs';
import type { Surroundings } from './context';
import { readExpected } from './expected';
import { insertion, needsQuotes, quoted, replacement } from './fix';
import { plainWords } from './match/normal';
import { nearest } from './nearest';
import type { Finding } from './problem';
import { assignedIn, checksOf, impliedPhrases, type Assignment, type Check, type Step, type Test } from './script';
import { wordsOf } from './tree';
import { checkValue } from './values';
import { toolWarnings } from './check-tool';
import { FAMILIES, OLD_OPERATORS, PROPERTIES, propertyOf } from './words/properties';
import type { Platform } from './words/platforms';
import { settingOf, settingsAt } from './words/settings';
import { shortened } from './yaml-faults';

const STEP_SETTINGS = settingsAt('step');

/** The maximum number of phrases and expected texts compared in a step. */
const MOST_COMPARED = 20;

/** Checks a test's expressions: properties, operators, values and step settings. */
export function* checkExpressions(
  test: Test,
  platform: Platform | undefined,
  around: Surroundings,
): Generator<Finding> {
  for (const step of test.steps) {
    for (const expression of step.expressions) {
      if (expression.kind === 'set') yield* checkAssignment(expression, platform, around);
      else if (expression.kind === 'exit') yield outdated('exit', expression.range);
      else yield* checkCheck(expression, platform, around, step === test.steps.at(-1));
    }
    yield* checkFinish(step);
  }
}

function* checkCheck(check: Check, platform: Platform | undefined, around: Surroundings, isLast: boolean) {
  const { property: name, place, operator, expected, range } = check;
  const property = propertyOf(name);
  if (!property) yield unknownProperty(name, place);
  else if (property.old) yield oldName(name, property.old, place);
  if (platform && property?.platforms && !property.platforms.includes(platform)) yield ignoredOn(platform, name, place);
  if (property?.last && !isLast) {
    const remedy = 'move it to the last step of the test';
    yield { code: 'not-last', range, message: `"${name}" is checked before the end of the call`, remedy } as const;
  }
  if (Object.hasOwn(OLD_OPERATORS, operator)) yield oldOperator(check);
  if (operator !== ':' && expected.length === 0) {
    const message = `there is no value after "${operator}"`;
    yield { code: 'no-operator', range, message, remedy: 'write a value' } as const;
  }
  for (const word of expected) {
    const value = readExpected(word);
    if (/^[<>]/.test(operator) && !isNumber(word.text, around)) {
      const message = `"${shortened(word.text)}" is not a number, and "${operator}" compares numbers`;
      const remedy = 'write a number, or use ":" to look for text';
      yield { code: 'wrong-value', range: word.range, message, remedy } as const;
    }
    if (property && !property.sent) yield* toolWarnings(check, word, value.kind, around.isLenient);
    if (value.kind === 'pattern' && value.fault !== undefined) {
      const message = `the regular expression cannot be read: ${value.fault}`;
      const remedy = 'fix it, or remove the slashes to compare the text as written';
      yield { code: 'regex', range: word.range, message, remedy } as const;
    }
    if (word.plain && BOOLEAN.test(word.text)) yield booleanWord(word);
    if (/\sgoto\s+\S/.test(word.text)) yield outdated('goto', word.range);
    if (property?.values && value.kind === 'text' && !isPossible(word.text, property.values)) {
      const message = `"${name}" cannot be "${shortened(word.text)}"`;
      const remedy = `write one of ${property.values.join(', ')}`;
      yield { code: 'wrong-value', range: word.range, message, remedy } as const;
    }
    if (value.kind === 'text' && value.menu !== undefined && platform && platform !== 'whatsapp')
      yield ignoredOn(platform, '[MENU]', word.range);
  }
}

/** A placeholder or an uppercase word may be replaced with a number. */
function isNumber(text: string, { replaced }: Surroundings): boolean {
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$|[${}]/.test(text) || (!replaced && /^[A-Z][A-Z0-9_]+$/.test(text));
}

/** Part of a possible value is enough, because ":" means "contains". */
function isPossible(text: string, values: readonly string[]): boolean {
  return /[${}]/.test(text) || values.some((value) => value.includes(text));
}

function ignoredOn(platform: Platform, name: string, range: Finding['range']): Finding {
  const message = `"${shortened(name)}" does not exist on ${platform}`;
  return { code: 'wrong-platform', range, message, remedy: 'leave it out, or check something else' };
}

function outdated(word: string, range: Finding['range']): Finding {
  const message = `"${word}" is a keyword from older scripts`;
  return { code: 'old-name', range, message, remedy: 'write a test for each path through the conversation' };
}

function oldOperator({ operator, sign, expected: [value], range }: Check): Finding {
  const message = `"${operator}" is an operator from older scripts`;
  const text = value?.range[0] === sign?.[1] ? ': ' : ':';
  const written = value?.plain ? value.text : `"${value?.text}"`;
  const quotes = value && needsQuotes(written) ? quoted(value.range, value.text).changes : [];
  const fix = sign && value && { title: 'Write a colon', changes: [{ range: sign, text }, ...quotes] };
  return { code: 'old-name', range, message, remedy: 'write ":", which means "contains" or "matches"', fix };
}

function unknownProperty(name: string, range: Finding['range']): Finding {
  const message = `there is no property "${shortened(name)}"`;
  if (settingOf(name)?.places.includes('step')) {
    const fix = { title: 'Add set', changes: [insertion(range[0], 'set ')] };
    return { code: 'unknown-property', range, message, remedy: `write "set ${name}"`, fix };
  }
  const root = /^\w+(?=[.[])/.exec(name)?.[0];
  const family = root === undefined ? undefined : nearest(root, Object.keys(FAMILIES));
  const meant =
    nearest(name, Object.keys(PROPERTIES)) ?? (family && root ? family + name.slice(root.length) : undefined);
  // The property name for the end time of a connection isn't documented.
  if (meant === undefined || /^connection.*(?:time|at)$/i.test(name)) {
    const remedy = 'check its spelling; a property that your filter adds is fine';
    return { code: 'unknown-property', severity: 'warning', range, message, remedy };
  }
  const fix = replacement(`Write ${meant}`, range, meant);
  return { code: 'unknown-property', range, message, remedy: `write "${shortened(meant)}"`, fix };
}

function* checkAssignment(
  { key, value }: Assignment,
  platform: Platform | undefined,
  around: Surroundings,
): Generator<Finding> {
  const { text: name, range } = key;
  const setting = settingOf(name);
  if (!setting) {
    const meant = nearest(name, STEP_SETTINGS);
    // WhatsApp has a step setting whose name isn't documented.
    if (!meant && platform === 'whatsapp' && name !== '') return;
    yield {
      code: 'unknown-set-key',
      severity: meant || name === '' ? 'error' : 'warning',
      range,
      message: name === '' ? '"set" has no key' : `"set" has no key "${shortened(name)}"`,
      remedy: meant ? `write "set ${meant}"` : `use one of ${STEP_SETTINGS.join(', ')}`,
      fix: meant ? replacement(`Write ${meant}`, range, meant) : undefined,
    };
  } else if (!setting.places.includes('step')) {
    const message = `"${name}" is not a step setting`;
    yield { code: 'wrong-place', range, message, remedy: 'set it for the whole file or in testing.json' };
  } else {
    yield* checkValue(value, setting, name, { format: 'yaml', replaced: around.replaced });
    if (platform && setting.platforms && !setting.platforms.includes(platform)) yield ignoredOn(platform, name, range);
  }
}

/** Finds conflicts between how a step stops listening and the text it expects. */
function* checkFinish(step: Step): Generator<Finding> {
  const finish = assignedIn(step, 'finishOnPhrase');
  const literal = impliedPhrases(checksOf(step)).slice(0, MOST_COMPARED);
  if (finish) {
    for (const phrase of wordsOf(finish.value).slice(0, MOST_COMPARED)) {
      const cut = literal.find((text) => isInside(plainWords(phrase.text), plainWords(text)));
      if (!cut) continue;
      const message = `the step ends at "${shortened(phrase.text)}", before the end of "${shortened(cut)}" is heard`;
      const remedy = 'finish on the last words the system says, or expect only text before the phrase';
      yield { code: 'finish-early', range: phrase.range, message, remedy };
    }
    return;
  }
  const timeout = assignedIn(step, 'listeningTimeout') ?? assignedIn(step, 'endSpeechTimeout');
  if (!timeout || literal.length === 0) return;
  const message = `the step ends as soon as "${shortened(literal[0] ?? '')}" is heard, whatever the timeout is`;
  const remedy = 'expect the last words the system says, or expect "*" and set finishOnPhrase to them';
  yield { code: 'ends-early', range: timeout.key.range, message, remedy };
}

function isInside(phrase: string, text: string): boolean {
  const at = phrase.trim() === '' ? -1 : text.indexOf(phrase);
  return at !== -1 && at + phrase.length < text.length;
}
