import { policyForMeta } from './policy';

/** What a document begins with, up to the element that names the character set: a browser looks for that one first. */
const START = /^<!doctype html>\s*<html[^>]*>\s*(?:<head>\s*)?<meta charset="utf-8"\/?>/i;

/**
 * A document that carries its policy, for hosts that send no headers. It stands before everything that it is about: a script
 * or style above it would be free of it.
 * @param address of the document, for messages
 * @throws Error when the document begins in another way than ours do
 */
export function withPolicy(html: string, address: string, policy: string): string {
  const [start] = START.exec(html) ?? [];
  if (start === undefined) throw new Error(`${address}: there is no place for a policy in ${html.slice(0, 120)}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyForMeta(policy)}">`;
  return start + meta + html.slice(start.length);
}
