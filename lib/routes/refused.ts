import type { Problem } from '../errors';

/** Addresses that Next or a host treats in a special way, and those that browsers would write differently. */
const REFUSED: readonly (readonly [pattern: RegExp, message: string, remedy: string])[] = [
  [
    /^\/404(?:\.html)?(?:\/|$)/i,
    'is where hosts look for the page that unknown addresses show',
    'use a different name, such as /not-found/',
  ],
  [/^\/_(?:next|preview)(?:\/|$)/i, 'is in a folder that Next uses', 'use a different name'],
  [/\/\/|\/\.{1,2}(?:\/|$)/, 'has an empty part, or one of dots', 'write it without that part'],
  [
    /\/\([^/]*\)\//,
    'has a part in parentheses',
    'leave it out; "npm run check -- --fix" moves the files of such a folder up',
  ],
  [/\.html\/$/, 'ends in ".html/"', 'leave out ".html" or the slash'],
  [/%/, 'contains "%"', 'write the character itself, such as é instead of %C3%A9'],
  [/[\\"<>^`{|}#?*\p{Cc}]|\/:/u, 'contains a sign with a meaning of its own', 'use letters, digits and hyphens'],
];

/**
 * Says why no document can have an address. The check and the build use this one list.
 * @param address the address of a page, a redirect or a folder
 * @returns `undefined` for an address that can be used
 */
export function refusedAddress(address: string): Pick<Problem, 'message' | 'remedy'> | undefined {
  const [, message, remedy] = REFUSED.find(([pattern]) => pattern.test(address)) ?? [];
  return message && remedy ? { message: `the address ${address} ${message}`, remedy } : undefined;
}
