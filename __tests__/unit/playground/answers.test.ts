import { explainFailure, type FailureFacts } from '../../../lib/playground/failure';
import { formatJson, formatSize } from '../../../lib/playground/format';
import { describeStatus } from '../../../lib/playground/status';

const facts: FailureFacts = {
  kind: 'network',
  url: 'https://a.example/x',
  pageUrl: 'https://docs.example/',
  isOnline: true,
};

test.each<[string, Partial<FailureFacts>, RegExp]>([
  ['offline', { isOnline: false }, /Nothing was sent/],
  ['unreadable', { isReachable: true }, /https:\/\/docs\.example in Access-Control-Allow-Origin/],
  ['unreachable', {}, /Names ending in \.example are reserved/],
  ['unreachable', { url: 'https://a.com' }, /certificate isn’t trusted/],
  ['mixed-content', { url: 'http://a.com' }, /Use https:/],
  ['unreachable', { url: 'http://localhost:1' }, /Check the address and port/],
  ['timeout', { kind: 'timeout' }, /has no time limit/],
  ['cancelled', { kind: 'cancelled' }, /may still have processed it/],
  ['redirect', { kind: 'redirect' }, /aren’t sent to an address/],
  ['interrupted', { kind: 'interrupted' }, /connection was lost/],
])('a failure of the kind %s says what to do', (kind, given, text) => {
  const failure = explainFailure({ ...facts, ...given });
  expect(failure.kind).toBe(kind);
  expect(failure.text).toMatch(text);
});

test('a status has its reason, and the meaning that the operation gives it, a range or the default included', () => {
  expect(describeStatus(404)).toEqual({
    reason: 'Not Found',
    meaning: expect.stringMatching(/Nothing exists at this address/) as string,
  });
  expect(describeStatus(404, { '404': 'No such suite.' }).meaning).toBe('No such suite.');
  expect(describeStatus(418, { '4XX': 'Yours.' }).meaning).toBe('Yours.');
  expect(describeStatus(599, { default: 'Else.' })).toEqual({ reason: '', meaning: 'Else.' });
});

test('JSON of any depth is formatted, to a length that doesn’t grow with the square of it', () => {
  const formatted = formatJson('['.repeat(20_000) + ']'.repeat(20_000));
  expect(formatted?.split('\n')).toHaveLength(39_999);
});

test('JSON is formatted with its digits, names and order', () => {
  expect(formatJson('{"2":9007199254740993,"1":[1e400,"a,{\\"b"],"e":{ },"l":[]}')).toBe(
    '{\n  "2": 9007199254740993,\n  "1": [\n    1e400,\n    "a,{\\"b"\n  ],\n  "e": {},\n  "l": []\n}',
  );
  expect(formatJson('{"a": ')).toBeUndefined();
  expect([formatSize(312), formatSize(4200), formatSize(5_000_000)]).toEqual(['312 B', '4.2 KB', '5.0 MB']);
});
