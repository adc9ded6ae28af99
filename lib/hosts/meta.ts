import { policyForMeta } from './policy';

/** The start of a document, up to the element that sets the character set. */
const START = /^<!doctype html>\s*<html[^>]*>\s*(?:<head>\s*)?<meta charset="utf-8"\/?>/i;

/**
 * Adds the policy to a document, for hosts that don't send headers. The policy is at the top, because it doesn't apply
 * to scripts and styles above it.
 * @param address the document's address, for messages
 * @throws Error if the document doesn't start as expected
 */
export function withPolicy(html: string, address: string, policy: string): string {
  const [start] = START.exec(html) ?? [];
  if (start === undefined) throw new Error(`${address}: no place for a policy in ${html.slice(0, 120)}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyForMeta(policy)}">`;
  return start + meta + html.slice(start.length);
}
