import type { AuthScheme, PlaygroundProps } from '../../../lib/playground/types';
import { buildRequest } from '../../../lib/playground/build';
import { parseCurl } from '../../../lib/playground/curl';
import { fillFromCurl } from '../../../lib/playground/fill';
import { initialForm } from '../../../lib/playground/form';
import { sampleOf } from '../../../lib/playground/samples';
import { told } from './requests';

const auth: AuthScheme[] = [{ type: 'apiKey', in: 'query', name: 'api-key' }, { type: 'bearer' }];
const playground: PlaygroundProps = {
  url: '/suite/{id}',
  servers: [{ url: 'https://a.example/api' }],
  data: [{ name: 'id' }, { name: 'q' }],
};

function fill(command: string, props = playground) {
  const parsed = parseCurl(command);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return { ...fillFromCurl(initialForm(props), props.auth ?? auth, parsed), notes: parsed.notes };
}

const sent = (command: string, props?: PlaygroundProps) => told(buildRequest(fill(command, props).form));

describe('a pasted curl command becomes the request that it would send', () => {
  test.each([
    ['an address', `curl https://b.example/x`, 'GET https://b.example/x'],
    [
      'quotes and continuations',
      `curl -sS \\\n  --request POST \\\n  'https://b.example/it%27s' -H "X-A: b c"`,
      'POST https://b.example/it%27s\nX-A: b c',
    ],
    ['Windows continuations', `curl ^\n  -X DELETE ^\n  "https://b.example/x"`, 'DELETE https://b.example/x'],
    ['letters run together', `curl -sSLXPUT https://b.example/x`, 'PUT https://b.example/x'],
    [
      'a body',
      `curl https://b.example -H 'content-type: application/json' -d '{"a": "it'\\''s"}'`,
      `POST https://b.example/\nContent-Type: application/json\n{"a": "it's"}`,
    ],
    [
      'several --data',
      `curl https://b.example -d a=1 --data b=2 -H 'Content-Type: text/plain'`,
      'POST https://b.example/\nContent-Type: text/plain\na=1&b=2',
    ],
    [
      '--json',
      `curl --json '{}' https://b.example`,
      'POST https://b.example/\nContent-Type: application/json\nAccept: application/json\n{}',
    ],
    [
      '--data-urlencode with -G',
      `curl -G https://b.example/x --data-urlencode 'q=a b'`,
      'GET https://b.example/x?q=a%20b',
    ],
    [
      'a quoted body of the developer tools',
      String.raw`curl 'https://b.example' --data-raw $'{"a":"it\'s\n"}' -H 'Content-Type: text/plain'`,
      `POST https://b.example/\nContent-Type: text/plain\n{"a":"it's\n"}`,
    ],
    ['--form', `curl -F a=b -F 'c=d e' https://b.example`, 'POST https://b.example/\na=b\nc=d e'],
    ['-I', `curl -I https://b.example`, 'HEAD https://b.example/'],
    ['an address without a scheme, as curl reads it', `curl localhost:4010/x`, 'GET http://localhost:4010/x'],
    [
      'the path of the form',
      `curl 'https://a.example/api/suite/x%2Fy?q=2'`,
      'GET https://a.example/api/suite/x%2Fy?q=2',
    ],
    [
      'the path of the form on another server',
      `curl http://localhost:4010/suite/7`,
      'GET http://localhost:4010/suite/7',
    ],
    [
      'a query that the form has no field for',
      `curl 'https://a.example/api/suite/7?new=1'`,
      'GET https://a.example/api/suite/7?new=1',
    ],
  ])('%s', (_, command, request) => expect(sent(command)).toBe(request));

  test('its own sample is read back as the same request', () => {
    const props: PlaygroundProps = {
      ...playground,
      method: 'POST',
      data: [{ name: 'id', value: `it's` }],
      body: { example: { yaml: '---\n- test: "a"\n$HOME' } },
    };
    const request = buildRequest(initialForm(props)).request;
    expect(sent(sampleOf(request!, 'curl'), props)).toBe(told({ request, problems: [] }));
  });

  test('a body that was there before is gone', () => {
    const props: PlaygroundProps = { ...playground, method: 'POST', body: { example: { a: 1 } } };
    expect(sent(`curl 'https://a.example/api/suite/7'`, props)).toBe('GET https://a.example/api/suite/7');
    expect(sent(`curl -X POST 'https://a.example/api/suite/7'`, props)).toBe('POST https://a.example/api/suite/7');
  });

  test('values fill the fields that are there', () => {
    const { form } = fill(`curl 'https://a.example/api/suite/7?q=2'`);
    expect([form.server, form.url, form.inputs]).toEqual([
      'https://a.example/api',
      '/suite/{id}',
      { '0-id': '7', '1-q': '2' },
    ]);
  });
});

describe('credentials of a command', () => {
  test('go where credentials belong, and not into the form', () => {
    const { form, credentials } = fill(`curl 'https://a.example/api/suite/7?api-key=k' -H 'Authorization: Bearer t'`);
    expect(credentials).toEqual({
      'apiKey:query:api-key': { value: 'k' },
      bearer: { value: 't' },
    });
    expect(JSON.stringify(form)).not.toMatch(/"k"|Bearer/);
  });

  test('of a user are a header that is sent and shown, where the operation knows no users', () => {
    const command = `curl 'https://a.example/api/suite/7' -u me:p:w`;
    expect(fill(command).credentials).toEqual({});
    expect(sent(command)).toBe(`GET https://a.example/api/suite/7\nAuthorization: Basic ${btoa('me:p:w')}`);
    const users: PlaygroundProps = { ...playground, auth: [{ type: 'basic' }] };
    expect(fill(command, users).credentials).toEqual({ basic: { user: 'me', password: 'p:w' } });
  });

  test('stand-ins and variables are none', () => {
    expect(fill(`curl "https://a.example/api/suite/7?api-key=$API_KEY"`).credentials).toEqual({});
    expect(fill(`curl 'https://a.example/api/suite/7?api-key=YOUR_API_KEY'`).credentials).toEqual({});
  });
});

describe('what cannot be followed is told', () => {
  test.each([
    ['another program', 'wget https://a.example', /starts with “curl”/],
    ['no address', 'curl -X POST', /no address/],
    ['an unquoted address', 'curl https://a.example/x?a=1&b=2', /single quotes/],
    ['a method that browsers cannot send', 'curl -X TRACE https://a.example', /cannot send TRACE/],
  ])('%s', (_, command, problem) => {
    const parsed = parseCurl(command);
    expect('problem' in parsed ? parsed.problem : parsed).toMatch(problem);
  });

  test.each([
    ['a file as the body', `curl -d @body.json https://a.example`, /cannot open the file body\.json/],
    ['a cookie', `curl -b a=b https://a.example`, /Cookies are left out/],
    ['a proxy', `curl -x http://p.example https://a.example`, /-x makes no difference/],
  ])('%s', (_, command, note) => expect(fill(command).notes.join('\n')).toMatch(note));
});
