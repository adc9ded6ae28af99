import type { Surroundings } from './context';
import { inQuotes, insertion, needsQuotes, quoted, replacement } from './fix';
import { nearest } from './nearest';
import type { Finding } from './problem';
import type { Step, Test } from './script';
import { COMMANDS, readInput, type Input } from './words/inputs';
import type { Platform } from './words/platforms';
import { shortened } from './yaml-faults';

/** Words that some YAML parsers read as true or false. Some read `null` and `~` as nothing. */
export const BOOLEAN = /^(yes|no|on|off)$/i;

/** Checks a test's inputs: commands, keys, their order, and words that YAML misreads. */
export function* checkInputs(test: Test, platform: Platform | undefined, around: Surroundings): Generator<Finding> {
  const isCall = platform === 'phone';
  for (const [index, step] of test.steps.entries()) {
    const { input } = step;
    const read = readInput(input.text);
    if (input.plain && (BOOLEAN.test(input.text) || /^(true|false|null|~)$/i.test(input.text)))
      yield booleanWord(step.input);
    if (read.kind === 'dial' && index > 0 && (isCall || !platform)) {
      const message = '$DIAL is not the first input of its test';
      yield { code: 'dial', range: input.range, message, remedy: 'move it to the top, below the test name' };
    }
    if (index === 0 && around.platform === 'phone' && read.kind !== 'dial') {
      const message = 'the test does not start with $DIAL';
      yield { code: 'dial', range: input.range, message, remedy: 'write "- $DIAL" before this line' };
    }
    const glued = /^(text|unknown)$/.test(read.kind) ? gluedColon(step) : undefined;
    if (glued) yield { ...glued, severity: read.kind === 'text' ? 'warning' : 'error' };
    else yield* checkCommand(step, read, isCall, around);
    const { platforms } = read;
    if (platform && platforms && !platforms.includes(platform)) {
      const message = `"${shortened(input.text)}" does not work on ${platform}`;
      const remedy = `use it on ${platforms.join(', ')} only${read.kind === 'silence' ? ', and with Watson' : ''}`;
      yield { code: 'wrong-platform', severity: 'error', range: input.range, message, remedy };
    }
    if (read.kind === 'text') yield* checkOperator(step);
  }
}

/** Reports a word that YAML may not read as text. */
export function booleanWord({ text, range }: Step['input']): Finding {
  const message = `some YAML parsers do not read words such as "${text}" as text`;
  return { code: 'yaml-boolean', range, message, remedy: `put it in quotes: "${text}"`, fix: quoted(range, text) };
}

function* checkCommand(
  { input, expressions }: Step,
  read: Input,
  isCall: boolean,
  { replaced, phrases }: Surroundings,
): Generator<Finding> {
  const { text, range } = input;
  const old = Object.hasOwn(COMMANDS, text) ? COMMANDS[text]?.old : undefined;
  if (old) yield oldName(text, old, range);
  if (read.kind === 'unknown' && !replaced?.has(read.text) && !phrases?.includes(read.text)) {
    const meant = nearest(read.text, Object.keys(COMMANDS));
    if (meant === read.text) {
      const message = `text follows "${meant}"`;
      yield { code: 'unknown-input', range, message, remedy: `write only "${meant}"` };
    } else
      yield {
        code: 'unknown-input',
        severity: meant ? 'error' : 'warning',
        range,
        message: `there is no input "${read.text}"`,
        remedy: meant ? `write "${meant}"` : `write text, or one of ${Object.keys(COMMANDS).slice(0, 3).join(', ')}`,
        fix: meant ? replacement(`Write ${meant}`, [range[0], range[0] + read.text.length], meant) : undefined,
      };
  }
  if (read.kind === 'pause' && read.seconds === undefined && !text.includes('${'))
    yield { code: 'pause', range, message: '$PAUSE needs a number of seconds', remedy: 'write "$PAUSE 3"' };
  else if (read.kind === 'pause' && expressions.length > 0) {
    const remedy = 'remove the expectation: a pause gets no reply';
    yield { code: 'pause', range, message: '$PAUSE has an expectation', remedy };
  }
  if ((isCall && /^[\d*#]+$/.test(text)) || /^(DIAL|SILENCE|MUTE|PAUSE \d+)$/.test(text)) {
    const message = `"${shortened(text)}" is spoken as text`;
    const remedy = `write "$${shortened(text)}"; if it should be spoken, spell it out in words`;
    const fix = { title: 'Add $', changes: [insertion(range[0] + (input.plain ? 0 : 1), '$')] };
    yield { code: 'missing-dollar', range, message, remedy, fix };
  }
}

/** Finds an input that includes its expectation, because there is no space after the colon. */
function gluedColon({ input: { text, plain, range }, expressions }: Step): Finding | undefined {
  const colon = /[A-Za-z]:(?=[A-Za-z])|[\w*#]:(?=["'])/.exec(text);
  if (!colon || !plain || expressions.length > 0 || range[1] - range[0] !== text.length) return undefined;
  const at = colon.index + 2;
  const message = 'there is no space after the colon, so the whole line is the input';
  const remedy = `write "${shortened(`${text.slice(0, at)} ${text.slice(at)}`)}"`;
  const fix = { title: 'Add a space after the colon', changes: [insertion(range[0] + at, ' ')] };
  return { code: 'colon-space', range, message, remedy, fix };
}

/** Reports an input with an operator. Only the command-line tool reads the rest as an expectation. */
function* checkOperator({ input: { text, plain, range }, expressions }: Step): Generator<Finding> {
  const [, said, check = ''] = /^(\S.*?) ((?:[!=]=|=~|[<>]=?) .+)$/.exec(text) ?? [];
  if (!said || expressions.length > 0) return;
  const message = `the command-line tool reads "${shortened(check)}" as an expectation`;
  const value = /^=[=~] +(.*)/.exec(check)?.[1];
  const written = value
    ? `${said}: ${needsQuotes(value) ? inQuotes(value) : value}`
    : `${said}:\n    - prompt ${check}`;
  const remedy = `write ${shortened(written.replace(/\n +/, ' and, below it, '))}, or reword the input`;
  const isMeant = plain && !/^[<>]/.test(check) && range[1] - range[0] === text.length;
  const fix = isMeant ? replacement('Write it as an expectation', range, written) : undefined;
  yield { code: 'command-line', range, message, remedy, fix };
}

/** Reports a word that was renamed. */
export function oldName(word: string, today: string, range: Finding['range']): Finding {
  const fix = replacement(`Write ${today}`, range, today);
  return { code: 'old-name', range, message: `"${word}" is an older name`, remedy: `write "${today}"`, fix };
}
