import { readFileSync } from 'node:fs';
import { TextDecoder, TextEncoder } from 'node:util';
import { pasteRequest } from '../../../lib/playground/paste';
import { buildRequest, type BuiltRequest, type Header } from '../../../lib/playground/request';

Object.assign(globalThis, { TextDecoder, TextEncoder });

/** `same`, `refused` with a reason, or `told`: a note or a problem names what differs. */
type Outcome = 'same' | 'refused' | 'told' | 'silent';

interface Recorded {
  command: string;
  outcome: Outcome;
  /** What curl sends: see `support/record-curl.mjs`. */
  sent: { method: string; url: string; headers: Header[]; body: string }[];
}

const recorded = JSON.parse(readFileSync('__tests__/fixtures/curl.json', 'utf8')) as Recorded[];

/** An address as its server reads it: the path, then the parts of the query in any order. */
function readUrl(url: string): string[] {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '));
    } catch {
      return text.replaceAll('+', ' ');
    }
  };
  const [path = '', query = ''] = url.replace(/^https:/, 'http:').split(/\?(.*)/s);
  return [decode(path), ...query.split('&').map(decode).sort()];
}

/** Headers by name. Several of one name mean the same as one with all values. */
function readHeaders(headers: readonly Header[]): string[] {
  const values = new Map<string, string>();
  for (const { name, value } of headers) {
    const key = name.toLowerCase();
    values.set(key, [...(values.has(key) ? [values.get(key)] : []), value.trim()].join(', '));
  }
  return [...values].map((pair) => pair.join(': ')).sort();
}

function readRecorded({ method, url, headers, body }: Recorded['sent'][number]) {
  const isMultipart = (header: Header) => /^content-type$/i.test(header.name) && /^multipart/.test(header.value);
  const parts = body.matchAll(/name="([^"]*)"(; filename=)?[^]*?\r\n\r\n([^]*?)\r\n--/g);
  return {
    method,
    url: readUrl(url),
    headers: readHeaders(headers.filter((header) => !isMultipart(header))),
    body: headers.some(isMultipart) ? Array.from(parts, ([, name, file, text]) => [name, file ? '@' : text]) : body,
  };
}

function readBuilt({ method, url, headers, body }: BuiltRequest) {
  // Browsers send each line break in a part as CR and LF.
  const asSent = (text: string) => text.replace(/\r\n?|\n/g, '\r\n');
  const parts =
    body?.kind === 'multipart' ? body.parts.map(({ name, value = '@' }) => [name, asSent(value)]) : undefined;
  const text = body?.kind === 'text' ? body.text : '';
  return { method, url: readUrl(url), headers: readHeaders(headers), body: parts ?? text };
}

function outcomeOf({ command, sent }: Recorded): Outcome {
  const pasted = pasteRequest(command, { url: '/start', servers: [{ url: 'https://api.example' }] });
  if ('problem' in pasted) return 'refused';
  const { request, problems } = buildRequest(pasted.form, { credentials: pasted.credentials });
  const [first, ...others] = sent.map(readRecorded);
  const isSame = request && others.length === 0 && JSON.stringify(readBuilt(request)) === JSON.stringify(first);
  if (isSame) return 'same';
  return pasted.notes.length > 0 || problems.length > 0 ? 'told' : 'silent';
}

test.each(recorded)('what curl sends is sent, or the difference is told: $command', (one) => {
  expect(outcomeOf(one)).toBe(one.outcome);
});

test('most commands become the request that curl sends', () => {
  const count = (outcome: Outcome) => recorded.filter((one) => one.outcome === outcome).length;
  expect(recorded.length).toBeGreaterThan(90);
  expect([count('same') > recorded.length / 2, count('silent')]).toEqual([true, 0]);
});
