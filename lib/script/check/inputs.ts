import { nearest } from '../../reading/nearest';
import { isNumeric, isOperator, OPERATOR, operatorOf } from '../grammar';
import type { Step, Test } from '../model';
import { inserted, needsQuotes, replacement, respelled } from '../repair/fix';
import { SPACES } from '../parse/line-starts';
import { quotedOrPlain } from '../parse/operation';
import { report, type Finding } from '../rules/report';
import { COMMANDS, readInput, type Input } from '../words/words';
import { BOOLEAN, booleanWord, oldName, writtenAfterColon } from './expectations';
import { REQUEST, type Facts } from './facts';
import { rangeIn } from './placeholders';
import type { Scalar } from '../tree';

/** Checks a test's inputs: commands, keys, their order, and words that YAML misreads. */
export function* checkInputs(test: Test, isPhone: boolean, facts: Facts): Generator<Finding> {
  const { platform } = facts;
  const isCall = (platform ?? 'phone') === 'phone';
  for (const [index, step] of test.steps.entries()) {
    const { text, plain, range: at } = step.input;
    const read = readInput(text);
    if (plain && (BOOLEAN.test(text) || /^(true|false|null|~)$/i.test(text))) yield booleanWord(step.input);
    if (read.kind === 'dial' && index > 0 && isCall) yield report({ id: 'dial/late', at });
    if (index === 0 && isPhone && read.kind !== 'dial') yield report({ id: 'dial/missing', at });
    const glued = gluedColon(step, read) ?? followedCommand(step, isCall);
    if (glued) yield glued;
    else yield* checkCommand(step, read, facts);
    if (platform && read.platforms && !read.platforms.includes(platform)) {
      const id = read.kind === 'silence' ? 'wrong-platform/silence' : 'wrong-platform/input';
      yield report({ id, at, data: { input: text, platform, platforms: read.platforms } });
    }
    if (facts.isDevice && REQUEST.test(text)) yield report({ id: 'unit-test/word', at, data: { name: text } });
    if (read.kind === 'text') yield* checkOperator(step);
    if (['alexa', 'google', undefined].includes(platform)) yield* checkWakeWord(step.input);
  }
}

function* checkCommand(
  { input: { text, range, plain }, expressions }: Step,
  read: Input,
  { platform, replaced, phrases }: Facts,
): Generator<Finding> {
  const old = Object.hasOwn(COMMANDS, text) ? COMMANDS[text]?.old : undefined;
  if (old) yield oldName(text, old, range);
  if (read.kind === 'unknown' && !replaced?.has(read.text) && !phrases?.includes(read.text))
    yield unknownInput(read.text, range);
  if (read.kind === 'pause' && read.seconds === undefined && !text.includes('${'))
    yield report({ id: 'pause/number', at: range });
  else if (read.kind === 'pause' && expressions.length > 0) yield report({ id: 'pause/expectation', at: range });
  if ((platform === 'phone' && /^[\d*#]+$/.test(text)) || /^(DIAL|SILENCE|MUTE|PAUSE \d+)$/.test(text)) {
    const fix = inserted('Add $', range[0] + (plain ? 0 : 1), '$');
    yield report({ id: 'missing-dollar/text', at: range, data: { text }, fix });
  }
}

function unknownInput(name: string, at: Finding['range']): Finding {
  const known = Object.keys(COMMANDS);
  const meant = /^\$[$ ]+[\d*#]+$/.test(name) ? name.replace(/^[$ ]+/, '$') : nearest(name, known);
  if (!meant) return report({ id: 'unknown-input/unknown', at, data: { name, names: known.slice(0, 3) } });
  const fix = respelled([at[0], at[0] + name.length], meant);
  return report({ id: 'unknown-input/misspelled', at, data: { name, meant }, fix });
}

/** Finds a command or keys with text after them, which is usually the expected reply. An amount of money isn't keys. */
function followedCommand({ input: { text, plain, range }, expressions }: Step, isCall: boolean): Finding | undefined {
  const [found, name = ''] = /^(\$(?:DIAL|SILENCE|MUTE|[\d*#]+))(?:\s*[:：;=]\s*|[,.]?\s+)(?=\S)/.exec(text) ?? [];
  const isKeys = /^\$[\d*#]/.test(name);
  if (found === undefined || (isKeys && (!isCall || expressions.length > 0))) return undefined;
  const canFix = plain && expressions.length === 0 && range[1] - range[0] === text.length;
  const data = { name, written: canFix ? `${name}: ${text.slice(found.length)}` : name };
  const sign = [range[0] + name.length, range[0] + found.length] as const;
  const fix = canFix ? replacement('Write a colon and a space', sign, ': ') : undefined;
  return report({ id: isKeys ? 'unknown-input/keys' : 'unknown-input/followed', at: range, data, fix });
}

/** A colon between two words without a common space after it. */
const GLUED = new RegExp(String.raw`[A-Za-z]:(?=[A-Za-z])|[\w*#]:(?=["'])|\S(?::[${SPACES}]+|：\s*)(?=\S)`);

/** Finds an input that includes its expectation, because there is no space after the colon. */
function gluedColon({ input: { text, plain, range }, expressions }: Step, { kind }: Input): Finding | undefined {
  const isWord = kind === 'text' || kind === 'unknown';
  const colon = isWord ? GLUED.exec(text) : undefined;
  if (!colon || !plain || expressions.length > 0 || range[1] - range[0] !== text.length) return undefined;
  const at = colon.index + 1;
  const rest = at + colon[0].length - 1;
  const id = kind === 'text' ? 'colon-space/input' : 'colon-space/command';
  const data = { written: `${text.slice(0, at)}: ${text.slice(rest)}` };
  const fix = replacement('Write a colon and a space', [range[0] + at, range[0] + rest], ': ');
  return report({ id, at: range, data, fix });
}

/** A wake word. "Alexa" may also be a person's name. */
const WAKE_WORD =
  /^(alexa(?=,| (?:open|ask|tell|start|launch|play|talk to)\b)|(?:ok|okay|hey) google(?=[, ]))[, ] *(?=\S)/i;

function* checkWakeWord(input: Scalar): Generator<Finding> {
  const [found = '', word] = WAKE_WORD.exec(input.text) ?? [];
  if (word === undefined) return;
  const at = rangeIn(input, 0, found.length);
  const canFix = at[1] - at[0] === found.length && !needsQuotes(input.text.slice(found.length));
  const fix = canFix ? replacement('Remove the wake word', at, '') : undefined;
  yield report({ id: 'wake-word/input', at: input.range, data: { word }, fix });
}

const OPERATION = new RegExp(String.raw`^(\S.*?) ((${OPERATOR}) (.+))$`);

/** Reports an input with an operator, which people may expect to start an expectation. */
function* checkOperator({ input: { text, plain, range }, expressions }: Step): Generator<Finding> {
  const [, said, rest = '', operator = '', value = ''] = OPERATION.exec(text) ?? [];
  if (!said || expressions.length > 0) return;
  const isOld = isOperator(operator) && operatorOf(operator)?.isOld;
  const reply = isOld ? writtenAfterColon(operator, quotedOrPlain(value)) : undefined;
  const expectation = reply === undefined ? `${said}:\n    - prompt ${rest}` : `${said}: ${reply}`;
  const isClear = isOperator(operator) && !isNumeric(operator) && !(isOld && reply === undefined);
  const isMeant = plain && isClear && range[1] - range[0] === text.length;
  const fix = isMeant ? replacement('Write it as an expectation', range, expectation) : undefined;
  const data = { rest, written: expectation.replace(/\n +/, ' and, below it, ') };
  yield report({ id: 'operator-in-input/input', at: range, data, fix });
}
