import type { Expected } from './expected';
import { matchesItselfInTool } from './match/cli';
import type { Finding } from './problem';
import type { Check } from './script';
import type { Word } from './tree';
import { shortened } from './yaml-faults';

/** Warns if the command-line tool compares in a way that people reading the script wouldn't expect. */
export function* toolWarnings(
  { operator }: Check,
  { text, range }: Word,
  kind: Expected['kind'],
  lenient: boolean,
): Generator<Finding> {
  const told = (message: string, remedy: string): Finding => ({ code: 'command-line', range, message, remedy });
  if (/\{|^\[MENU\]/.test(text)) return;
  const passage = `"${shortened(text)}"`;
  if (operator === '!=' && kind === 'text' && /[^\s-]\s*-\s*[^\s-]/.test(text))
    yield told(
      `the command-line tool splits ${passage} at the hyphens, and fails if the reply contains any of the parts`,
      'write it without the hyphen, or check it in the dashboard only',
    );
  if (operator === '!=' && (kind === 'pattern' || kind === 'parts'))
    yield told(
      `the command-line tool reads ${passage} after "!=" literally, not as a pattern`,
      'write plain text, or check it in the dashboard only',
    );
  if (operator === ':' && (kind === 'text' || kind === 'parts') && !matchesItselfInTool(text, lenient))
    yield told(
      `the command-line tool reads ${passage} as a regular expression, which does not match this text`,
      'leave out the characters ( ) [ ] \\ | and a slash at the start, or expect a part without them',
    );
}
