import { policyForMeta } from './policy';

/** The beginning of a document, up to the element that sets the character set, which browsers look for first. */
const START = /^<!doctype html>\s*<html[^>]*>\s*(?:<head>\s*)?<meta charset="utf-8"\/?>/i;

/**
 * Adds the policy to a document, for hosts that send no headers. It comes before everything it applies to, because
 * scripts and styles above it would be exempt.
 * @param address of the document, for messages
 * @throws Error if the document doesn't begin as expected
 */
export function withPolicy(html: string, address: string, policy: string): string {
  const [start] = START.exec(html) ?? [];
  if (start === undefined) throw new Error(`${address}: there is no place for a policy in ${html.slice(0, 120)}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyForMeta(policy)}">`;
  return start + meta + html.slice(start.length);
}
