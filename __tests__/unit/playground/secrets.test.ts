import { maskRequest, withoutSecrets } from '../../../lib/playground/mask';
import type { BuiltRequest, RequestBody, RequestForm } from '../../../lib/playground/request';
import { sampleOf } from '../../../lib/playground/samples';
import { isSecret } from '../../../lib/playground/secrets';

test.each([
  ...['Authorization', 'X-Auth', 'X-Api-Key', 'apikey', 'access_key', 'client_secret', 'Set-Cookie', 'refresh-token'],
  ...['pin', 'card_pin', 'passphrase', 'password', 'user[password]', 'pwd', 'otp', 'session_id', 'X-Amz-Signature'],
  ...[
    'jwt',
    'userPin',
    'pass1',
    'dbpass',
    'appid',
    'mnemonic',
    'pin2',
    'api_key1',
    'mfa',
    '2fa',
    'dsn',
    'X-Functions-Key',
    'cvv',
    'masterkey',
    'X-WSSE',
    'CST',
    'X-JFrog-Art-Api',
    'CB-ACCESS-SIGN',
    'accessCode',
    'sig',
    'connect.sid',
    'X-CSRF-Token',
    'private_key',
    'cookie',
  ],
])('%s is a secret', (name) => expect(isSecret(name)).toBe(true));

test.each([
  ...['author', 'authors', 'authority', 'keywords', 'keyboard', 'monkey', 'Content-Type', 'Accept', 'team-id'],
  ...['spinner', 'page', 'passes', 'sessions', 'sessionTimeout', 'max_tokens', 'footprint', 'inside'],
])('%s is none', (name) => expect(isSecret(name)).toBe(false));

test.each([
  'Bearer abc',
  'Basic bWU6cHc=',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x',
  'sk_live_1',
  '-----BEGIN PRIVATE KEY-----',
  'sk-ant-api03-x',
  'hf_x',
  'gsk_x',
  'xai-x',
  'AIzaSyA',
  'ApiKey 12345678',
  'Token 8f2e11aa',
  'bot123456:AA00-hidden-00-hidden-00',
])('%s is a secret under any name', (value) => expect(isSecret('x', value)).toBe(true));

test.each([
  'Basic plan',
  'Basic research',
  'Token ring',
  'Token economics',
  'Bearer of good news',
  'digest of the week',
])('%s is a text like any other', (value) => expect(isSecret('name', value)).toBe(false));

const bodies: [what: string, body: Extract<RequestBody, { kind: 'text' }>, covered: string, kept: string][] = [
  [
    'form',
    { kind: 'text', contentType: 'application/x-www-form-urlencoded', text: 'a=b&pin=hidden' },
    'a=b&pin=YOUR_PIN',
    'a=b&pin=',
  ],
  [
    'JSON, whose other values stay as they were written',
    {
      kind: 'text',
      contentType: 'application/json',
      text: '{"id": 9007199254740993, "login": {"pin": 12, "secrets": ["hidden", ""], "token": "hidden"}}',
    },
    '{\n  "id": 9007199254740993,\n  "login": {\n    "pin": "YOUR_PIN",\n    "secrets": [\n      "YOUR_SECRETS",\n      ""\n    ],\n    "token": "YOUR_TOKEN"\n  }\n}',
    '{\n  "id": 9007199254740993,\n  "login": {\n    "pin": "",\n    "secrets": [\n      "",\n      ""\n    ],\n    "token": ""\n  }\n}',
  ],
  [
    'JSON that names a value beside it',
    {
      kind: 'text',
      contentType: 'application/json',
      text: '[{"name": "DB_PASSWORD", "value": "hidden"}, {"name": "REGION", "value": "eu"}]',
    },
    '[\n  {\n    "name": "DB_PASSWORD",\n    "value": "YOUR_DB_PASSWORD"\n  },\n  {\n    "name": "REGION",\n    "value": "eu"\n  }\n]',
    '[\n  {\n    "name": "DB_PASSWORD",\n    "value": ""\n  },\n  {\n    "name": "REGION",\n    "value": "eu"\n  }\n]',
  ],
  [
    'XML',
    { kind: 'text', contentType: 'application/xml', text: '<a><b>c</b><password>hidden</password></a>' },
    '<a><b>c</b><password>YOUR_PASSWORD</password></a>',
    '<a><b>c</b><password></password></a>',
  ],
  [
    'multipart',
    {
      kind: 'text',
      contentType: 'multipart/form-data',
      text: '--x\r\nContent-Disposition: form-data; name="secret"\r\n\r\nhidden\r\n--x--',
    },
    '--x\r\nContent-Disposition: form-data; name="secret"\r\n\r\nYOUR_SECRET\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="secret"\r\n\r\n\r\n--x--',
  ],
];

describe('nothing is left of a secret', () => {
  const form = { url: '/', fields: [], inputs: {} };
  test.each([
    ['pin=12 34 hidden&page=2', 'pin=&page=2'],
    ['password=ab#hidden&page=2', 'password=&page=2'],
    ['a=1\npassword=hidden', 'a=1\npassword='],
    ['name: x\npassword: hidden hidden', 'name: x\npassword: '],
    ['<login user="x" password="hidden"/>', '<login user="x" password=""/>'],
    ['<a><pin><![CDATA[hidden]]></pin></a>', '<a><pin></pin></a>'],
    ['{"pin":"hidden"}\n{"pin":"hidden"}', '{"pin":""}\n{"pin":""}'],
    ['{"a": "{\\"pin\\": \\"hidden\\"}"}', expect.not.stringContaining('hidden')],
    ['{"refresh_tokens": ["hidden"]}', expect.not.stringContaining('hidden')],
    // The last part is still being typed.
    [
      '--x\nContent-Disposition: form-data; name="pin"\n\nhidden',
      '--x\nContent-Disposition: form-data; name="pin"\n\n',
    ],
    ['- a: b\n  - password: hidden', '- a: b\n  - password: '],
    ['{"password":{"value":"hidden","n":[1]},"a":{"b":"c"}}', expect.stringMatching(/^(?!.*(?:hidden|1))[^]*"b": "c"/)],
    [
      '{"query":"mutation { login(password: \\"hidden\\", name: \\"x\\") }"}',
      expect.stringMatching(/^(?!.*hidden)[^]*name: \\"x\\"/),
    ],
    [
      '{"callback":"https://h.test/x?token=hidden","env":["DB_PASSWORD=hidden","A=b"]}',
      expect.stringMatching(/^(?!.*hidden)[^]*h\.test\/x[^]*A=b/),
    ],
    [
      '{"slack":"https://hooks.slack.com/services/T0/B0/XXXXXXXXXXXXXXXXhidden"}',
      expect.stringMatching(/^(?!.*hidden)[^]*slack\.com/),
    ],
    ['{"connection":"Server=x;Password=hidden;"}', expect.stringMatching(/^(?!.*hidden)[^]*Server=x/)],
    ['{"field":"password","value":"hidden"}', expect.not.stringContaining('hidden')],
    ['login(password: "hidden", name: "x")', 'login(password: "", name: "x")'],
    [`{'password': 'hidden', 'name': 'x'}`, `{'password': "", 'name': 'x'}`],
    ['<a><password><v>hidden</v></password><b>c</b></a>', '<a><password><v></v></password><b>c</b></a>'],
    ['<a><password/><b>c</b></a>', '<a><password/><b>c</b></a>'],
    ['a: b\npassword: |\n  hidden\n\n  hidden\nc: d', 'a: b\npassword: |\n  \n\n  \nc: d'],
    ['login:\n  password:\n    value: hidden\n  name: x', 'login:\n  password:\n    \n  name: x'],
    ['secrets:\n- hidden\nname: x', 'secrets:\n\nname: x'],
    ['- password: >-\n    hidden\n  name: x\n- name: y', '- password: >-\n    \n  name: x\n- name: y'],
    ['PASSWORD = hidden\nNAME = x', 'PASSWORD = \nNAME = x'],
    ['-----BEGIN PRIVATE KEY-----\nhidden\n-----END PRIVATE KEY-----', ''],
    ['a\n-----BEGIN RSA PRIVATE KEY-----\nhidden\n-----END RSA PRIVATE KEY-----\nb', 'a\n\nb'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.hidden', ''],
  ])('of %j', (rawBody, kept) => expect(withoutSecrets({ ...form, rawBody }).form.rawBody).toEqual(kept));

  test.each([
    ['https://api.telegram.org/bot123456:AA00-hidden-00-hidden-00/getMe', 'https://api.telegram.org/TOKEN/getMe'],
    ['https://hooks.slack.com/services/T0/B0/XXXXXXXXXXXXXXXXhidden', 'https://hooks.slack.com/services/TOKEN'],
    ['https://a.example/webhooks/7', 'https://a.example/webhooks/7'],
    ['https://a.example/x/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.hidden?a=b', 'https://a.example/x/TOKEN?a=b'],
    ['https://a.example/x?sig=hidden#a', 'https://a.example/x?sig=SIG#a'],
    ['https://a.example/x;jsessionid=hidden?a=b', 'https://a.example/x;jsessionid=JSESSIONID?a=b'],
    ['https://a.example/x?eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.hidden', 'https://a.example/x?TOKEN'],
  ])('of the address %s', (url, shown) => {
    const request: BuiltRequest = { method: 'GET', url, headers: [] };
    expect(maskRequest(request).url).toBe(shown.replace(/JSESSIONID|TOKEN|SIG/g, 'YOUR_$&'));
    expect(withoutSecrets({ ...form, url }).form.url).toBe(shown.replace(/JSESSIONID|TOKEN|SIG/g, ''));
    expect(withoutSecrets({ ...form, server: url }).form.server).toBe(shown.replace(/JSESSIONID|TOKEN|SIG/g, ''));
  });

  test('of a query that cannot be decoded', () => {
    const url = 'https://a.example/?target=postgres://u:hid+den%@h/db';
    expect(maskRequest({ method: 'GET', url, headers: [] }).url).not.toContain('hid');
  });

  test('of JSON in a pair of a form and in a query', () => {
    const json = encodeURIComponent('{"pin":"hidden"}');
    const request: BuiltRequest = { method: 'GET', url: `https://a.example/?filter=${json}`, headers: [] };
    expect(maskRequest(request).url).not.toContain('hidden');
    const body = { kind: 'text', contentType: 'application/x-www-form-urlencoded', text: `filter=${json}` } as const;
    expect(JSON.stringify(maskRequest({ ...request, body }).body)).not.toContain('hidden');
  });
});

describe('a body', () => {
  const request: BuiltRequest = { method: 'POST', url: 'https://a.example/', headers: [] };
  const form = { url: '/', fields: [], inputs: {} };
  test.each(bodies)('of %s is shown and kept without its secrets', (_, body, covered, kept) => {
    expect(maskRequest({ ...request, body }).body).toMatchObject({ text: covered });
    expect(withoutSecrets({ ...form, rawBody: body.text }).form.rawBody).toBe(kept);
  });

  test('without a secret stays as it was typed', () => {
    const text = '{ "a":1.0 ,"a": [] }';
    expect(withoutSecrets({ ...form, rawBody: text })).toMatchObject({ form: { rawBody: text }, missing: [] });
  });
});

// A pattern that looks at each sign again and again would take hours for these.
test.each([
  ['a word', `<pin>hidden</pin><a>${'f'.repeat(1_000_000)}</a>`],
  ['blanks', `<pin>hidden</pin><a>${' '.repeat(1_000_000)}`],
  ['hyphens', `pin: hidden\n${'-'.repeat(1_000_000)}`],
  ['tags that do not end', `<pin>hidden</pin>${'<a'.repeat(200_000)}${'f'.repeat(1_000_000)}`],
  ['sections that do not end', `<pin>hidden</pin>${'<![CDATA['.repeat(100_000)}`],
  ['quotes', `pin: hidden\n${`a: "b' `.repeat(100_000)}`],
  ['equals signs', `pin=hidden&${'a='.repeat(200_000)}`],
  ['slashes', `pin: hidden\n${'/services/'.repeat(100_000)}`],
  ['names and empty lines', `pin: hidden\n${'name="a"\n\n'.repeat(50_000)}`],
])('the secret beside very many %s is covered', (_, rawBody) => {
  const { form } = withoutSecrets({ url: '/', fields: [], inputs: {}, rawBody });
  expect(form.rawBody?.includes('hidden')).toBe(false);
});

test('a sample shows no secret of an address, a header, a pair or a part', () => {
  const request: BuiltRequest = {
    method: 'POST',
    url: 'https://a.example/x?access_key=hidden&page=2&to=https%3A%2F%2Fc.example%2F%3Ftoken%3Dhidden',
    headers: [
      { name: 'Authorization', value: 'Bearer hidden' },
      { name: 'X-Other', value: 'Bearer hidden' },
      { name: 'X-Callback', value: 'https://c.example/?access_token=hidden' },
      { name: 'X-Team', value: 'seen' },
    ],
    body: {
      kind: 'text',
      contentType: 'application/x-www-form-urlencoded',
      text: 'pin=hidden',
      pairs: [['pin', 'hidden']],
    },
  };
  const code = sampleOf(request, 'curl');
  expect(code).not.toContain('hidden');
  expect(code).toMatch(
    /access_key=YOUR_ACCESS_KEY&page=2&to=https%3A%2F%2Fc\.example[^]*Authorization: Bearer YOUR_AUTHORIZATION[^]*X-Team: seen/,
  );
  const parts: BuiltRequest = {
    ...request,
    body: { kind: 'multipart', parts: [{ name: 'passphrase', value: 'hidden' }] },
  };
  expect(sampleOf(parts, 'python')).not.toContain('hidden');
});

test('what is kept of a form names what is missing', () => {
  const field = { type: 'string', in: 'query', required: false, initial: '' } as const;
  const form: Pick<RequestForm, 'url' | 'fields' | 'inputs'> = {
    url: '/x?sig=hidden',
    fields: [
      { ...field, id: '0', name: 'page' },
      { ...field, id: '1', name: 'pin' },
      { ...field, id: '2', name: 'more', type: 'json' },
      { ...field, id: '3', name: 'recording', type: 'file' },
    ],
    inputs: { 0: '2', 1: 'hidden', 2: '{"jwt":"hidden"}', 3: [new File(['x'], 'a.wav')] },
  };
  expect(withoutSecrets(form)).toMatchObject({
    form: { url: '/x?sig=', inputs: { 0: '2', 2: '{\n  "jwt": ""\n}' } },
    missing: ['pin', 'jwt', 'recording', 'sig'],
  });
});
