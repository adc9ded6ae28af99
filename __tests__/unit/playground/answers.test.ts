import { explainFailure, isMixed, type FailureFacts } from '../../../lib/playground/failure';
import {
  findLines,
  jsonLines,
  jsonTokens,
  textLines,
  unfoldAround,
  visibleLines,
} from '../../../lib/playground/json-lines';
import { describeStatus } from '../../../lib/playground/status';
import type { Json } from '../../../lib/playground/types';
import { validateBody } from '../../../lib/playground/validate';

describe('a failure is told apart', () => {
  const facts: FailureFacts = {
    kind: 'network',
    url: 'https://api.real.org/x',
    pageUrl: 'https://docs.real.org/api/',
    isOnline: true,
    timeLimit: 30,
  };
  test.each<[string, Partial<FailureFacts>, RegExp]>([
    ['invalid-url', { url: 'ftp://a' }, /Correct/],
    ['cancelled', { kind: 'cancelled' }, /again/],
    ['timeout', { kind: 'timeout' }, /time limit/],
    ['redirect', { kind: 'redirect', canFollow: true }, /without credentials/],
    ['redirect', { kind: 'redirect' }, /put it in as the server\.$/],
    ['file', { kind: 'file' }, /Choose the file again/],
    ['interrupted', { kind: 'interrupted' }, /again/],
    ['offline', { isOnline: false }, /Connect/],
    ['mixed-content', { url: 'http://api.real.org/x' }, /Use https/],
    ['policy', { isBlockedByPolicy: true }, /connect-src/],
    ['unreadable', { isReachable: true }, /CORS binds browsers only/],
    ['refused', { url: 'http://localhost:4010/x', isReachable: false }, /Start the server/],
    ['refused', { url: 'http://192.168.0.1/x', pageUrl: 'http://docs.real.org/' }, /port/],
    ['unreachable', { url: 'https://localhost:4010/x', isReachable: false }, /certificate/],
    ['unknown-host', { url: 'https://api.some.example/x', isReachable: false }, /exists/],
    ['unreachable', { isReachable: false }, /curl line names the cause/],
  ])('%s', (kind, known, remedy) => {
    const failure = explainFailure({ ...facts, ...known });
    expect(failure.kind).toBe(kind);
    expect(failure.remedy).toMatch(remedy);
    expect(failure.title && failure.what).toBeTruthy();
  });

  test.each<[cause: string, known: Partial<FailureFacts>, what: RegExp]>([
    ['a circle of redirects from a missing permission', { isReachable: true }, /CORS[^]*circle/],
    ['a certificate from a refusal', { url: 'https://127.0.0.1/x' }, /refused[^]*certificate/],
    ['a name from a certificate', {}, /DNS[^]*refused[^]*certificate/],
  ])('what a browser does not tell apart, such as %s, is all named', (_, known, what) =>
    expect(explainFailure({ ...facts, ...known }).what).toMatch(what),
  );

  test.each([
    ['https://docs.example', 'http://a.example', true],
    ['https://docs.example', 'http://localhost:1', false],
    ['https://docs.example', 'http://127.0.0.1:1', false],
    ['https://docs.example', 'https://a.example', false],
    ['http://docs.example', 'http://a.example', false],
  ])('from %s to %s mixed content is %s', (page, url, mixed) =>
    expect(isMixed(new URL(page), new URL(url))).toBe(mixed),
  );
});

describe('JSON in lines', () => {
  const value = { a: [1, { b: '} [' }], c: {}, d: [] };
  const lines = jsonLines(JSON.stringify(value));
  const shown = (folded: number[]) => visibleLines(lines, new Set(folded)).map((index) => lines[index]?.text.trim());

  test('knows where each block ends, whatever its texts hold', () => {
    expect(lines.map(({ text, end }) => [text.trim(), end])).toEqual([
      ['{', 9],
      ['"a": [', 6],
      ['1,', undefined],
      ['{', 5],
      ['"b": "} ["', undefined],
      ['}', undefined],
      ['],', undefined],
      ['"c": {},', undefined],
      ['"d": []', undefined],
      ['}', undefined],
    ]);
  });

  test('hides what is folded, the closing line too', () => {
    expect(shown([1])).toEqual(['{', '"a": [', '"c": {},', '"d": []', '}']);
    expect(shown([0, 1])).toEqual(['{']);
    expect(shown([])).toHaveLength(10);
  });

  test('opens the blocks around a line, and no others', () => {
    expect([...unfoldAround(lines, new Set([0, 1, 3]), 4)]).toEqual([]);
    expect([...unfoldAround(lines, new Set([0, 1, 3]), 3)]).toEqual([3]);
    expect([...unfoldAround(lines, new Set([1, 3]), 7)]).toEqual([1, 3]);
  });

  test('is searched without regard to case', () => {
    expect(findLines(textLines('One\ntwo\r\nONE'), 'one')).toEqual([0, 2]);
    expect(findLines(textLines('One'), '')).toEqual([]);
  });

  test('is as it came: no number, name or order changes', () => {
    const text = '{"2":9007199254740993,"1":1e400,"a":1.0,"a":-0,"b":"\\u00e9"}';
    expect(jsonLines(text).map((line) => line.text)).toEqual([
      '{',
      '  "2": 9007199254740993,',
      '  "1": 1e400,',
      '  "a": 1.0,',
      '  "a": -0,',
      '  "b": "\\u00e9"',
      '}',
    ]);
  });

  test('has colors, and every character once', () => {
    const line = '  "a\\"b": [1.5e3, true, "x: null"],';
    const tokens = jsonTokens(line);
    expect(tokens.map(({ text }) => text).join('')).toBe(line);
    expect(tokens.filter(({ kind }) => kind).map(({ kind, text }) => [kind, text])).toEqual([
      ['property', '"a\\"b":'],
      ['constant', '1.5e3'],
      ['constant', 'true'],
      ['string', '"x: null"'],
    ]);
  });
});

describe('a schema', () => {
  const schema = {
    type: 'object',
    required: ['name', 'messages'],
    properties: { name: { type: 'string' }, messages: { type: 'array', items: { $ref: '#/$defs/Message' } } },
    $defs: {
      Message: {
        type: 'object',
        required: ['text'],
        properties: { text: { type: 'string' }, format: { enum: ['wav', 'mp3'] } },
      },
    },
  };
  test.each<[Json, unknown[]]>([
    [{ name: 'a', messages: [{ text: 'x' }] }, []],
    [{ messages: [] }, [['', '“name” is missing.']]],
    [{ name: 'a', messages: [{ text: 1 }] }, [['messages[0].text', expect.stringMatching(/number.*string/)]]],
    [{ name: 'a', messages: [{ text: 'x' }, {}] }, [['messages[1]', '“text” is missing.']]],
    [{ name: 'a', messages: [{ text: 'x', format: 'ogg' }] }, [['messages[0].format', expect.stringMatching(/wav/)]]],
  ])('finds what is wrong in %j, and where', (value, findings) => {
    expect(validateBody(value, schema).map(({ path, message }) => [path, message])).toEqual(findings);
  });
});

test('a status means what its operation says, else what HTTP says, else what its class says', () => {
  expect(describeStatus(404, { '404': 'No such suite.' })).toEqual({ reason: 'Not Found', meaning: 'No such suite.' });
  expect(describeStatus(429).meaning).toMatch(/too many/);
  expect(describeStatus(599)).toEqual({ reason: '', meaning: 'The server failed.' });
});
