import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from '../../../bench/programs/install';
import { codeTokens } from '../../../lib/playground/highlight';
import { exampleRequest, samplesOf, samplesOfProps } from '../../../lib/playground/samples';
import type { PlaygroundProps } from '../../../lib/playground/types';

/** Texts that break a sample whose literals are not escaped, or run as a command. */
const NASTY = `it's "q" \\ $HOME \`date\` $(date) é 😀\n---\n: true,\n@/etc/passwd`;
const HEADER = `a"b'c\\d $HOME`;

const nasty: PlaygroundProps = {
  url: 'https://a.example/{id}',
  method: 'POST',
  data: [
    { name: 'id', value: `x'y` },
    { name: 'q', in: 'query', value: `it's` },
  ],
  headers: { 'X-A': HEADER },
  body: { example: { text: NASTY, 'a.b': [1, [2, [null, true]], { "it's": 0.5 }] } },
};
const ADDRESS = 'https://a.example/x%27y?q=it%27s';

test('a sample with a text of many megabytes has its colors', () => {
  const text = `'${'a'.repeat(20_000_000)}'`;
  expect(codeTokens(`curl ${text}`).map(({ kind }) => kind)).toEqual(['keyword', undefined, 'string']);
});

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'samples-'));
  // Record what a sample would send.
  writeFileSync(
    path.join(dir, 'requests.py'),
    `import json, sys
class Answer:
    status_code, text = 200, ""
def call(method):
    def inner(url, **rest):
        print(json.dumps([method, url, rest], default=str))
        return Answer()
    return inner
get, post = call("GET"), call("POST")
`,
  );
});
afterAll(() => rmSync(dir, { recursive: true }));

const codeOf = (props: PlaygroundProps, id: string) =>
  samplesOfProps(props).find((sample) => sample.id === id)?.code ?? '';

function runCurl(props: PlaygroundProps): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${codeOf(props, 'curl')}`;
  const { stdout, status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').slice(0, -1);
}

async function runJavaScript(
  props: PlaygroundProps,
): Promise<[string, { method?: string; headers?: object; body?: string | FormData }]> {
  let call: unknown;
  const run = new Function('fetch', 'console', `return (async () => {${codeOf(props, 'javascript')}})()`);
  await run((...args: unknown[]) => Promise.resolve({ text: () => '', call: (call = args) }), { log: () => undefined });
  return call as [string, object];
}

function runPython(
  props: PlaygroundProps,
): [string, string, { headers?: object; json?: object; data?: string; files?: object }] {
  const { stdout, stderr, status } = spawnSync(ensureProgram('python3'), ['-c', codeOf(props, 'python')], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: dir, PYTHONIOENCODING: 'utf8' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.split('\n')[0] ?? '');
}

describe('a sample sends what the playground sends, whatever the texts hold', () => {
  test('curl', () => {
    const [url, ...rest] = runCurl(nasty);
    expect(url).toBe(ADDRESS);
    expect(rest.slice(0, -1)).toEqual([
      '--request',
      'POST',
      '--header',
      'Content-Type: application/json',
      '--header',
      `X-A: ${HEADER}`,
      '--data-raw',
    ]);
    expect(JSON.parse(rest.at(-1) ?? '')).toEqual(nasty.body?.example);
  });

  test('JavaScript', async () => {
    const [url, { method, headers, body }] = await runJavaScript(nasty);
    expect([url, method, headers]).toEqual([ADDRESS, 'POST', { 'Content-Type': 'application/json', 'X-A': HEADER }]);
    expect(JSON.parse(String(body))).toEqual(nasty.body?.example);
  });

  test('Python', () => {
    const [method, url, { headers, json }] = runPython(nasty);
    expect([method, url, headers, json]).toEqual([
      'POST',
      ADDRESS,
      { 'Content-Type': 'application/json', 'X-A': HEADER },
      nasty.body?.example,
    ]);
  });

  // Their literals are JSON's.
  test.each([
    ['java', /ofString\(("(?:[^"\\]|\\.)*")\)/, /\.header\("X-A", ("(?:[^"\\]|\\.)*")\)/],
    ['go', /NewReader\(("(?:[^"\\]|\\.)*")\)/, /Header\.Add\("X-A", ("(?:[^"\\]|\\.)*")\)/],
  ])('%s', (id, body, header) => {
    const code = codeOf(nasty, id);
    expect(code).toContain(`"${ADDRESS}"`);
    expect(JSON.parse(JSON.parse(body.exec(code)?.[1] ?? ''))).toEqual(nasty.body?.example);
    expect(JSON.parse(header.exec(code)?.[1] ?? '')).toBe(HEADER);
  });

  test('C#', () => {
    const code = codeOf(nasty, 'csharp');
    expect(JSON.parse(/"""\n([\s\S]*)\n"""/.exec(code)?.[1] ?? '')).toEqual(nasty.body?.example);
    expect(JSON.parse(/"X-A", ("(?:[^"\\]|\\.)*")/.exec(code)?.[1] ?? '')).toBe(HEADER);
    const text = codeOf(
      { url: 'https://a.example', method: 'POST', body: { contentType: 'text/plain', example: 'a """ b' } },
      'csharp',
    );
    expect(text).toContain(String.raw`"a \"\"\" b"`);
  });

  test('a text that looks like the words that stand for texts stays one', async () => {
    const headers = Object.fromEntries([
      ['X-A', '"+evil()+"'],
      ...Array.from({ length: 8 }, (_, index) => [`X-${index}`, `zq${index}qz`]),
    ]) as Record<string, string>;
    const props: PlaygroundProps = { url: 'https://a.example/', headers };
    expect((await runJavaScript(props))[1].headers).toEqual(headers);
    expect(runPython(props)[2].headers).toEqual(headers);
  });

  test('other bodies: form, multipart, text and XML', async () => {
    const post = (type: string): PlaygroundProps => ({
      url: 'https://a.example/',
      method: 'POST',
      headers: { 'Content-Type': type },
      data: [{ name: 'a', value: '@x y' }],
    });
    expect(runCurl(post('application/x-www-form-urlencoded')).slice(-2)).toEqual(['--data-urlencode', 'a=@x y']);
    expect(runCurl(post('multipart/form-data')).slice(-2)).toEqual(['--form-string', 'a=@x y']);
    expect((await runJavaScript(post('application/x-www-form-urlencoded')))[1].body).toBe('a=%40x%20y');
    const form = (await runJavaScript(post('multipart/form-data')))[1].body;
    expect(form instanceof FormData && form.get('a')).toBe('@x y');
    expect(runPython(post('multipart/form-data'))[2].files).toEqual({ a: [null, '@x y'] });
    const xml: PlaygroundProps = {
      url: 'https://a.example/',
      method: 'POST',
      body: { contentType: 'application/xml', example: `<a b="c">it's\n</a>` },
    };
    expect(runCurl(xml).at(-1)).toBe(xml.body?.example);
    expect(runPython(xml)[2].data).toBe(xml.body?.example);
    expect((await runJavaScript(xml))[1].body).toBe(xml.body?.example);
  });

  test('a file is named, not sent as a text', () => {
    const request = {
      ...exampleRequest({ url: 'https://a.example/', method: 'POST' })!,
      body: { kind: 'multipart', parts: [{ name: 'f', file: new File(['x'], "it's.wav") }] } as const,
    };
    const code = Object.fromEntries(samplesOf(request).map((sample) => [sample.id, sample.code]));
    expect(code.curl).toContain(String.raw`--form 'f=@it'\''s.wav'`);
    expect(code.python).toContain(`open("it's.wav", "rb")`);
    expect(code.go).toMatch(/"os"[\s\S]*os\.Open\("it's\.wav"\)/);
    expect(code.java).toMatch(
      /import java\.nio\.file\.Path;[\s\S]*concat\([\s\S]*\.ofFile\(Path\.of\("it's\.wav"\)\),/,
    );
    expect(code.csharp).toContain(`new StreamContent(File.OpenRead("it's.wav"))`);
  });

  test('a file that is all of the body is read from the disk in every language', () => {
    const request = {
      ...exampleRequest({ url: 'https://a.example/', method: 'POST' })!,
      body: { kind: 'file', contentType: 'audio/wav', file: new File(['x'], 'call.wav') } as const,
    };
    const code = Object.fromEntries(samplesOf(request).map((sample) => [sample.id, sample.code]));
    expect(code.curl).toContain("--data-binary '@call.wav'");
    expect(code.python).toContain('data=open("call.wav", "rb")');
    expect(code.java).toContain('"POST", HttpRequest.BodyPublishers.ofFile(Path.of("call.wav")))');
    expect(code.csharp).toContain('new ByteArrayContent(File.ReadAllBytes("call.wav"))');
    expect(code.csharp).toContain('MediaTypeHeaderValue.Parse("audio/wav")');
    expect(code.go).toMatch(/"os"\n\)[\s\S]*payload, _ := os\.Open\("call\.wav"\)\n/);
  });

  test('a body that reading would change is a text in every language', () => {
    const text = '{"a": 9007199254740993, "b": 1.0}';
    const request = { ...exampleRequest({ url: 'https://a.example/', method: 'POST' })! };
    const body = { kind: 'text', contentType: 'application/json', text } as const;
    for (const { id, code } of samplesOf({ ...request, body }))
      expect([id, code.replaceAll('\\"', '"')]).toEqual([
        id,
        expect.stringMatching(/9007199254740993, ?"b": ?1\.0|9007199254740993,"b":1\.0/),
      ]);
  });

  test('HEAD does not wait for a body that never comes', () => {
    expect(runCurl({ url: 'https://a.example/', method: 'HEAD' })).toEqual(['https://a.example/', '--head']);
  });
});

describe('credentials', () => {
  const auth = [{ type: 'apiKey', in: 'query', name: 'api-key' }, { type: 'bearer' }] as const;
  const request = exampleRequest({ url: 'https://a.example/x?y=1' })!;
  const credentials = { 'apiKey:query:api-key': { value: 'secret-1' }, bearer: { value: 'secret-2' } };

  test('are masked in every language', () => {
    for (const { code } of samplesOf(request, { auth })) {
      expect(code).toContain('https://a.example/x?y=1&api-key=YOUR_API_KEY');
      expect(code).toContain('Bearer YOUR_TOKEN');
      expect(code).not.toContain('secret');
    }
  });

  test('of OAuth are a token, and of cookies a header, whose content only the browser knows', () => {
    const login = [{ type: 'oauth2' }, { type: 'apiKey', in: 'cookie', name: 'session' }] as const;
    const [masked] = samplesOf(request, { auth: login });
    expect(masked?.code).toMatch(/Cookie: session=YOUR_SESSION[^]*Bearer YOUR_TOKEN/);
    const given = { oauth2: { value: 'secret-1' }, 'apiKey:cookie:session': { value: 'sent' } };
    const [shown] = samplesOf(request, { auth: login, credentials: given });
    expect(shown?.code).toMatch(/Bearer secret-1[^]*Cookie: session=YOUR_SESSION/);
  });

  test('are shown in every language when they are given on purpose', () => {
    for (const { code } of samplesOf(request, { auth, credentials })) {
      expect(code).toContain('api-key=secret-1');
      expect(code).toContain('Bearer secret-2');
    }
  });

  test('of user and password are one header', () => {
    const [curl] = samplesOf(request, {
      auth: [{ type: 'basic' }],
      credentials: { basic: { user: 'é', password: 'p:w' } },
    });
    expect(curl?.code).toContain(`Authorization: Basic ${Buffer.from('é:p:w').toString('base64')}`);
  });
});

test('a value of the path that is missing has a name that says so', () => {
  expect(codeOf({ url: 'https://a.example/{run-id}' }, 'curl')).toBe("curl 'https://a.example/YOUR_RUN_ID'");
});
