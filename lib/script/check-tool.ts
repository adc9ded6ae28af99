import type { Expected } from './expected';
import { matchesItselfInTool } from './match/cli';
import type { Finding } from './problem';
import type { Check } from './script';
import type { Word } from './tree';
import { isReply } from './words/properties';
import { shortened } from './yaml-faults';

/** Where the command-line tool compares in a way that a reader of a script would not expect. */
export function* toolWarnings(
  { property, operator }: Check,
  { text, range }: Word,
  kind: Expected['kind'],
): Generator<Finding> {
  const told = (message: string, remedy: string): Finding => ({ code: 'command-line', range, message, remedy });
  if (/\{|^\[MENU\]/.test(text)) return;
  const passage = `"${shortened(text)}"`;
  if (operator === '!=' && kind === 'text' && isReply(property) && /\w-\w/.test(text))
    yield told(
      `the command-line tool splits ${passage} at its hyphens, and fails when the reply has any of the parts`,
      'write it without the hyphen, or check it in the dashboard only',
    );
  if (operator === '!=' && (kind === 'pattern' || kind === 'parts'))
    yield told(
      `the command-line tool reads ${passage} behind "!=" as it is written, not as a pattern`,
      'write a text, or check it in the dashboard only',
    );
  if (operator !== ':' || (kind !== 'text' && kind !== 'parts')) return;
  if (/^\/.*[^/]$/.test(text) && kind === 'text') return;
  const matches = matchesItselfInTool(text);
  if (matches === undefined)
    yield told(
      `the command-line tool stops at ${passage}, because it reads its signs as a regular expression`,
      'leave out the signs ( ) [ ] + ? \\ | ^ $',
    );
  else if (!matches)
    yield told(
      `the command-line tool reads the signs of ${passage} as a regular expression, so that it does not match itself`,
      'leave out the signs ( ) [ ] + ? \\ | ^ $, or put a part without them',
    );
}
