import type { AuthScheme, PlaygroundProps } from '../../../../lib/playground/types';
import { buildRequest } from '../../../../lib/playground/build';
import { initialForm } from '../../../../lib/playground/form';
import { sampleOf, type SampleLanguageId } from '../../../../lib/playground/samples';
import { told } from '../requests';
import { fillFromRequest } from '../../../../lib/playground/fill';
import type { ImportedRequest } from '../../../../lib/playground/import/imported';
import { readRequest } from '../../../../lib/playground/import/read';
import { paste, pasted } from './pasted';

const auth: AuthScheme[] = [{ type: 'apiKey', in: 'query', name: 'api-key' }, { type: 'bearer' }, { type: 'basic' }];
const playground: PlaygroundProps = {
  url: '/suite/{id}',
  servers: [{ url: 'https://a.example/api' }],
  data: [{ name: 'id' }, { name: 'q' }],
  auth,
};

const fill = (text: string, props = playground) => paste(text, props);
const sent = async (text: string, props = playground) => (await pasted(text, props)).request;

describe('a pasted request fills the form', () => {
  test.each([
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
    [
      'the slash at the end of the address',
      `curl 'https://a.example/api/suite/7/?q=2'`,
      'GET https://a.example/api/suite/7/?q=2',
    ],
    [
      'what is no UTF-8',
      `curl 'https://a.example/api/suite/%E9?new=%E9'`,
      'GET https://a.example/api/suite/%E9?new=%E9',
    ],
  ])('%s', async (_, command, request) => expect(await sent(command)).toBe(request));

  test.each<SampleLanguageId>(['curl', 'javascript'])(
    'its own sample in %s is read back as the same request',
    async (language) => {
      const props: PlaygroundProps[] = [
        {
          ...playground,
          method: 'POST',
          data: [{ name: 'id', value: `it's` }],
          body: { example: { yaml: '---\n- test: "a"\n$HOME' } },
        },
        {
          ...playground,
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          data: [
            { name: 'id', value: '7' },
            { name: 'a', value: 'b&c', in: 'body' },
          ],
        },
        {
          ...playground,
          method: 'POST',
          headers: { 'Content-Type': 'multipart/form-data', 'X-A': 'b' },
          data: [
            { name: 'id', value: '7' },
            { name: 'a', value: '@b', in: 'body' },
          ],
        },
        {
          ...playground,
          data: [
            { name: 'id', value: '7' },
            { name: 'tags', value: ['a', 'b c', 1], in: 'query' },
          ],
        },
        {
          ...playground,
          data: [
            { name: 'id', value: '7' },
            { name: 'q', value: 'a' },
          ],
        },
      ];
      for (const one of props) {
        const { request } = buildRequest(initialForm(one));
        // White space of JSON is the languages' own.
        const plain = (text: string) => text.replace(/\n\s*|(?<=:) (?=")/g, '');
        expect(plain(await sent(sampleOf(request!, language), one))).toBe(plain(told({ request, problems: [] })));
      }
    },
  );

  test('a body that was there before is gone', async () => {
    const props: PlaygroundProps = { ...playground, method: 'POST', body: { example: { a: 1 } } };
    expect(await sent(`curl 'https://a.example/api/suite/7'`, props)).toBe('GET https://a.example/api/suite/7');
    expect(await sent(`curl -X POST 'https://a.example/api/suite/7'`, props)).toBe(
      'POST https://a.example/api/suite/7',
    );
  });

  test('values fill the fields that are there', async () => {
    const { form } = await fill(`curl 'https://a.example/api/suite/7?q=2'`);
    expect([form.server, form.url, form.inputs]).toEqual([
      'https://a.example/api',
      '/suite/{id}',
      { '0-id': '7', '1-q': '2' },
    ]);
  });
});

describe('credentials of a command', () => {
  test.each(['<YOUR-TOKEN>', '{{token}}', '{access_token}', 'ACCESS_TOKEN', 'your_api_key', '[token]', '…', '$TOKEN'])(
    'are not a placeholder: %s',
    async (value) => {
      const text = `fetch('https://a.example/api/suite/7', { headers: { Authorization: ${JSON.stringify(`Bearer ${value}`)} } })`;
      const { credentials, notes } = await fill(text);
      expect(credentials).toEqual({});
      expect(notes.join()).toMatch(/Enter the token yourself/);
    },
  );

  test.each(['sk-live-1', 'monkey', 'eyJhbGciOiJub25lIn0.e30.'])('are what may be one: %s', async (value) => {
    const { credentials } = await fill(`curl -H 'Authorization: Bearer ${value}' https://a.example/api/suite/7`);
    expect(credentials).toEqual({ bearer: { value } });
  });

  test('are user and password of a header, which otherwise stays as it is', async () => {
    const header = (value: string) => `curl -H 'Authorization: Basic ${value}' https://a.example/api/suite/7`;
    const { form, credentials } = await fill(header(btoa('me:p:w')));
    expect(credentials).toEqual({ basic: { user: 'me', password: 'p:w' } });
    expect(JSON.stringify(form)).not.toContain('Basic');
    for (const other of [btoa('me'), 'bWU6cHc', btoa('m\xe9:pw')])
      expect([(await fill(header(other))).credentials, await sent(header(other))]).toEqual([
        {},
        expect.stringContaining(`Basic ${other}`),
      ]);
  });

  test('go where credentials belong, and not into the form', async () => {
    const { form, credentials } = await fill(
      `curl 'https://a.example/api/suite/7?api-key=k' -H 'Authorization: Bearer t'`,
    );
    expect(credentials).toEqual({ 'apiKey:query:api-key': { value: 'k' }, bearer: { value: 't' } });
    expect(JSON.stringify(form)).not.toMatch(/"k"|Bearer/);
  });

  test.each<[text: string, credentials: object, ...notes: (string | RegExp)[]]>([
    [`curl -u me:p:w https://a.example/api/suite/7`, { basic: { user: 'me', password: 'p:w' } }],
    // The header is what curl sends.
    [
      `curl -u me:pw -H 'Authorization: Bearer t' -H 'authorization: Bearer u' https://a.example/api/suite/7`,
      { bearer: { value: 't' } },
      'Not taken over: a second Authorization (a request has one).',
      'Not taken over: user and password (the header Authorization takes their place).',
    ],
    [`curl -u 'bob:$ecret' https://a.example/api/suite/7`, {}, /^Enter user and password yourself/],
    [`curl -H 'Authorization: Bearer %TOKEN%' https://a.example/api/suite/7`, {}, /^Enter the token yourself/],
    [`curl https://a.example/api/suite/7?api-key=YOUR_KEY`, {}, /^Enter api-key yourself/],
  ])('%s: what is left out is named', async (text, credentials, ...notes) => {
    const filled = await fill(text);
    expect(filled.credentials).toEqual(credentials);
    expect(filled.notes).toEqual(notes.map((note) => (typeof note === 'string' ? note : expect.stringMatching(note))));
  });

  test('a header is that of the form however its name is written', async () => {
    const named = { ...playground, data: [{ name: 'id' }, { name: 'X-Tenant', in: 'header' as const }] };
    const { form } = await fill(`curl -H 'x-tenant: a' https://a.example/api/suite/7`, named);
    expect(form.fields.filter((field) => field.in === 'header').map(({ name }) => name)).toEqual(['X-Tenant']);
  });

  test('a token is that of the scheme that takes one', async () => {
    const oauth = { ...playground, auth: [{ type: 'basic' }, { type: 'oauth2' }] as const };
    const { form, credentials } = await fill(`curl -H 'Authorization: Bearer t' https://a.example/api/suite/7`, oauth);
    expect([credentials, form.fields.filter((field) => field.in === 'header')]).toEqual([
      { oauth2: { value: 't' } },
      [],
    ]);
  });

  test('stand-ins and variables are none', async () => {
    expect((await fill(`curl "https://a.example/api/suite/7?api-key=$API_KEY"`)).credentials).toEqual({});
    expect((await fill(`curl 'https://a.example/api/suite/7?api-key=YOUR_API_KEY'`)).credentials).toEqual({});
    expect((await fill(`curl -u "$USER:$PW" https://a.example/api/suite/7`)).credentials).toEqual({});
    for (const key of ['sk_test_...', 'eyJhbGciOi…', 'REPLACE_ME', 'redacted'])
      expect((await fill(`curl 'https://a.example/api/suite/7?api-key=${key}'`)).credentials).toEqual({});
  });

  test('a user that stands for a key has the key as password', async () => {
    const basic = { ...playground, auth: [{ type: 'basic' }] as const };
    const { credentials } = await fill(`curl -u apikey:4eC39 https://a.example/api/suite/7`, basic);
    expect(credentials).toEqual({ basic: { user: 'apikey', password: '4eC39' } });
    expect((await fill(`curl -u apikey:YOUR_API_KEY https://a.example/api/suite/7`, basic)).credentials).toEqual({});
  });

  test('user and password become a header where the form does not ask for them', async () => {
    const { form, credentials } = await fill(`curl -u me:pw https://a.example/api/suite/7`, {
      ...playground,
      auth: [],
    });
    expect(credentials).toEqual({});
    expect(told(buildRequest(form))).toBe('GET https://a.example/api/suite/7\nAuthorization: Basic bWU6cHc=');
  });
});

describe('the pasted request is the whole request', () => {
  test('preset headers and parameters of the documented address are those that it has', async () => {
    const props = {
      ...playground,
      url: '/suite/{id}?fixed=1',
      headers: { Accept: 'application/json', 'X-Preset': 'a' },
    };
    expect(await sent(`curl 'https://a.example/api/suite/7?fixed=1&q=2' -H 'Accept: text/csv'`, props)).toBe(
      'GET https://a.example/api/suite/7?q=2&fixed=1\nAccept: text/csv',
    );
    expect(await sent(`curl 'https://a.example/api/suite/7'`, props)).toBe('GET https://a.example/api/suite/7');
  });

  test('a parameter without a value is kept, also when another request is pasted after it', async () => {
    const { form } = await fill(`curl 'https://a.example/api/suite/7?flag&empty=&q=2'`);
    expect(told(buildRequest(form))).toBe('GET https://a.example/api/suite/7?flag&empty=&q=2');
    const next = await readRequest(`curl 'https://a.example/api/suite/8?flag'`);
    expect(told(buildRequest(fillFromRequest(form, auth, next as ImportedRequest).form))).toBe(
      'GET https://a.example/api/suite/8?flag',
    );
  });

  test('the text of a file that is to be pasted has the type of the form', async () => {
    const { form } = await fill(`curl -d @suite.json https://a.example/api/suite/7`);
    expect([form.rawBody, form.contentType]).toEqual(['', 'application/json']);
  });

  test('a file is no value of a field for text', async () => {
    const props: PlaygroundProps = { ...playground, method: 'POST', data: [{ name: 'id' }, { name: 'f', in: 'body' }] };
    const { form } = await fill(`curl -F 'f=@x.png' https://a.example/api/suite/7`, props);
    expect(form.fields.filter(({ id }) => form.inputs[id] === '').map(({ type }) => type)).toEqual(['file']);
  });

  test.each([
    ['http POST https://a.example/api/suite/7 @call.wav', 'audio/wav'],
    ['curl -T call.wav https://a.example/api/suite/7', 'audio/wav'],
    ['curl --data-binary @call.wav https://a.example/api/suite/7', 'audio/wav'],
  ])('the file of %s is sent with the type that the command names, or with its own', async (text, contentType) => {
    const { form } = await fill(text);
    const file = new File(['x'], 'call.wav', { type: 'audio/wav' });
    const chosen = {
      ...form,
      inputs: { ...form.inputs, [form.fields.find(({ type }) => type === 'file')?.id ?? '']: [file] },
    };
    expect(buildRequest(chosen).request?.body).toMatchObject({ kind: 'file', contentType });
  });

  test('rows that another pasted request has added are gone', async () => {
    const first = await fill(`curl -F 'f=@x.png' -H 'X-A: b' 'https://a.example/api/suite/7?other=1'`);
    const second = fillFromRequest(
      first.form,
      auth,
      (await readRequest('curl https://a.example/api/suite/8')) as ImportedRequest,
    );
    expect(second.form.fields.filter(({ isExtra }) => isExtra)).toEqual([]);
  });

  test('a file as the body is a field, and sent with the type that the request names', async () => {
    const { form } = await fill(
      `curl --data-binary @call.wav -H 'Content-Type: audio/wav' https://a.example/api/suite/7`,
    );
    const field = form.fields.at(-1);
    expect([field?.name, field?.type, form.rawBody, form.contentType]).toEqual([
      'call.wav',
      'file',
      undefined,
      'audio/wav',
    ]);
    const chosen = { ...form, inputs: { ...form.inputs, [field?.id ?? '']: [new File(['x'], 'other')] } };
    expect(buildRequest(chosen).request?.body).toMatchObject({ kind: 'file', contentType: 'audio/wav' });
  });
});
