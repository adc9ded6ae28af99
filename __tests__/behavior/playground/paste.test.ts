import { serveApi } from '../../support/api-server';
import { openPlayground, type PlaygroundTab } from '../../support/playground-tab';
import { serveSite } from '../../support/site';

const site = serveSite();
const api = serveApi();

let tab: PlaygroundTab;
beforeAll(async () => {
  tab = await openPlayground(site);
});

const HAR = (origin: string) =>
  JSON.stringify({
    log: {
      entries: [
        {
          request: {
            method: 'POST',
            url: `${origin}/har`,
            headers: [{ name: 'X-A', value: 'b' }],
            postData: { mimeType: 'application/json', text: '{"a":"b"}' },
          },
        },
      ],
    },
  });

test.each<[string, string, (origin: string) => string, string]>([
  [
    'a curl command',
    'POST /curl',
    (origin) => `curl -X POST '${origin}/curl' \\\n  -H 'X-A: b' \\\n  --json @- <<'EOF'\n{"a":"b"}\nEOF`,
    '{"a":"b"}\n',
  ],
  [
    'a curl command that was copied for Windows',
    'POST /cmd',
    (origin) =>
      `curl ^"${origin}/cmd^" ^\n  -H ^"X-A: b^" ^\n  -H ^"content-type: application/json^" ^\n  --data-raw ^"^{^\\^"a^\\^":^\\^"b^\\^"^}^"`,
    '{"a":"b"}',
  ],
  [
    'fetch(…)',
    'POST /fetch',
    (origin) =>
      `await fetch("${origin}/fetch", {\n  method: 'POST',\n  headers: { 'X-A': 'b', 'Content-Type': 'application/json' },\n  body: JSON.stringify({ a: 'b' }),\n});`,
    '{"a":"b"}',
  ],
  ['an HTTPie command', 'POST /httpie', (origin) => `http ${origin}/httpie a=b X-A:b`, '{\n  "a": "b"\n}'],
  ['a HAR file', 'POST /har', HAR, '{"a":"b"}'],
])('%s is pasted, and sent as it would be sent', async (_name, request, textOf, body) => {
  await tab.ask(textOf(api.origin));
  expect(await tab.playground.status()).toBe('200 OK');
  expect(api.asked.map(({ method, url, headers, ...sent }) => [`${method} ${url}`, headers['x-a'], sent.body])).toEqual(
    [[request, 'b', body]],
  );
  expect(api.asked[0]?.headers['content-type']).toBe('application/json');
  expect(tab.alarming()).toEqual([]);
});

test('an address alone is asked', async () => {
  await tab.ask(`${api.origin}/address?a=1`);
  expect(await tab.playground.status()).toBe('200 OK');
  expect(api.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /address?a=1']);
});

test('what is not taken over is named and announced, with the reason', async () => {
  const { playground } = tab;
  await playground.paste(`curl --proxy http://p.example --insecure -b a=b '${api.origin}/x'`);
  const notes = playground.root.getByRole('status').filter({ hasText: 'Not taken over' });
  expect(await notes.innerText()).toMatch(
    /Cookies are left out[^]*--proxy, --insecure \(a browser decides itself how it connects\)/,
  );
});

test('what is no request stays in the field, with a sentence that says what to do', async () => {
  const { playground } = tab;
  const field = playground.root.getByLabel(/^A request:/);
  if (!(await field.isVisible())) await playground.root.getByText('Paste a request').click();
  await field.fill('Invoke-WebRequest -Uri "https://a.example"');
  await playground.root.getByRole('button', { name: 'Fill in' }).click();
  await playground.root.getByRole('alert').getByText('Copy the request as curl or as fetch').waitFor();
  expect(await field.inputValue()).toContain('Invoke-WebRequest');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
});
