import { TextDecoder, TextEncoder } from 'node:util';
import { initialForm, markSecrets } from '../../../lib/playground/form';
import { pasteRequest } from '../../../lib/playground/paste';
import { buildRequest } from '../../../lib/playground/request';
import { samplesOfProps } from '../../../lib/playground/samples';
import type { PlaygroundProps } from '../../../lib/playground/types';
import { told } from './requests';

Object.assign(globalThis, { TextDecoder, TextEncoder });

const props: PlaygroundProps = {
  url: '/lines',
  servers: [{ url: 'https://a.example' }],
  auth: [{ type: 'apiKey', in: 'query', name: 'api-key' }],
  secrets: ['user_id'],
};

/** Pastes a text and tells what would be sent. */
function pasted(text: string) {
  const result = pasteRequest(text, props);
  if ('problem' in result) return { sent: result.problem, notes: [], credentials: {}, form: undefined };
  return { ...result, sent: told(buildRequest(result.form, { auth: props.auth, credentials: result.credentials })) };
}

const FORM = 'Content-Type: application/x-www-form-urlencoded';

test('an ID in the path that only the shell knows becomes a field', () => {
  expect(pasted('curl "https://a.example/x/${ID}/y"')).toMatchObject({
    sent: 'path-ID: Enter a value for “ID”.',
    form: { url: '/x/{ID}/y' },
  });
});

test.each([
  ['an address', 'https://a.example/x?a=1#top', 'GET https://a.example/x?a=1'],
  [
    'a query',
    `curl -g 'https://a.example/x?a=+1,b:c/d&b=(e)[f]{g}&c=%2f%ff'`,
    'GET https://a.example/x?a=+1,b:c/d&b=(e)[f]{g}&c=%2f%ff',
  ],
  ['a query in its order', `curl 'https://a.example/x?a=&b&=c&&d=1&a=2'`, 'GET https://a.example/x?a=&b&=c&&d=1&a=2'],
  ['an empty query', 'curl https://a.example/x?', 'GET https://a.example/x?'],
  ['the ends of a query', `curl -G 'https://a.example/x?a=1&' -d 'b=2&'`, 'GET https://a.example/x?a=1&b=2&'],
  ['a query of data', `curl -G --data-urlencode 'a=b c' https://a.example/x`, 'GET https://a.example/x?a=b+c'],
  [
    'a credential in a query',
    `curl 'https://a.example/x?api-key=a+b&c=d,e'`,
    'GET https://a.example/x?c=d,e&api-key=a%20b',
  ],
  ['data', `curl https://a.example -d a=1 -d 'b=2 3'`, `POST https://a.example/\n${FORM}\na=1&b=2 3`],
  ['--head', 'curl -sI a.example', 'HEAD http://a.example/'],
  ['double quotes', 'curl "https://a.example/x?q=a\\"b"', 'GET https://a.example/x?q=a%22b'],
  ['a body with a caret', `curl https://a.example -d '"a^" ^\n\`\n'`, `POST https://a.example/\n${FORM}\n"a^" ^\n\`\n`],
  ['an address with one slash', 'curl https:/a.example/x', 'GET https://a.example/x'],
  ['redirections', 'curl https://a.example/x 2>/dev/null >"a b" -X PUT', 'PUT https://a.example/x'],
  ['a comment and a pipe', 'curl https://a.example # the start page\n', 'GET https://a.example/'],
])('is read: %s', (_, text, sent) => {
  expect(pasted(text).sent).toBe(sent);
});

test.each([
  ['wget https://a.example', /Paste a curl command/],
  [`curl 'https://a.example`, /quotation mark is not closed/],
  ['curl -X POST', /an address/],
  ['curl ^"https://a.example^"', /Copy as cURL \(bash\)/],
  ['curl "https://a.example" ^\r\n  -X PUT', /Copy as cURL \(bash\)/],
  ['curl "https://a.example" `\n  -X PUT', /Copy as cURL \(bash\)/],
  ['curl https://a.example/$(id)', /only your shell can run/],
  ['curl https://a.example -d "`id`"', /only your shell can run/],
  ['curl -X BREW https://a.example', /can’t send BREW/],
  ['curl https://{host}.example/', /host can’t contain a placeholder/],
  ['curl –X POST https://a.example/', /Replace the character – with a hyphen/],
  ['curl “https://a.example/”', /Replace the character “ with/],
  ['curl ftp://a.example/', /http: or https:/],
  ['curl FTP.a.example/x', /http: or https:, not ftp:/],
  ['curl dict.a.example', /http: or https:, not dict:/],
  ['curl https:////a.example/x', /can’t send “\/\/”/],
  ['curl https://a.example/café', /can’t send “é” in an address/],
  ['curl "https://a.example/a b"', /can’t send “ ” in an address\. Encode it \(a space is %20\)/],
  ['curl https://a.example/a/%2e%2e/b', /can’t send “%2e%2e” in an address/],
  ['curl https://a.example/ \\\r\n  -d a=1', /“-d a=1”\. End each line but the last with “\\”, and nothing after it/],
  [`curl -d $'\\xff' https://a.example/`, /can’t read “\\x” in \$'…'/],
])('is refused with a reason: %s', (text, reason) => {
  expect(pasted(text).sent).toMatch(reason);
});

test('a part of a query is encoded when the reader edits it', () => {
  const { form } = pasted(`curl 'https://a.example/x?a=b,c&d=e,f'`);
  const edited = form && { ...form, inputs: { ...form.inputs, 'pasted-0': 'b,d' } };
  expect(edited && told(buildRequest(edited))).toBe('GET https://a.example/x?a=b%2Cd&d=e,f');
});

test('what is not taken over is named, and variables of the shell, too', () => {
  const { notes, sent } = pasted(
    `curl -b a=b --proxy http://p -F x=@y -H "X-A: $TOKEN" -H 'Host: x' -H 'X-B: $kept' https://a.example`,
  );
  expect(notes).toEqual([
    'Ignored: -b, --proxy, the Host header, which only browsers can set.',
    'Replace $TOKEN, because only your shell knows the value.',
  ]);
  expect(sent).toBe('POST https://a.example/\nX-A: $TOKEN\nX-B: $kept');
});

test('a home folder is a variable of the shell, but only where the shell sees one', () => {
  const { notes } = pasted('curl -d path=~/notes https://a.example/x');
  expect(notes).toEqual(['Replace ~, because only your shell knows the value.']);
  expect(pasted(`curl -d 'path=~/notes' https://a.example/~user`).notes).toEqual([]);
});

test('a name of another scheme of the service is a secret, and so is an Authorization header', () => {
  const { form } = pasted(`curl 'https://a.example/?user_id=token' -H 'Authorization: Bearer t'`);
  const masked = form && buildRequest({ ...form, fields: markSecrets(form.fields, props) }, { isMasked: true }).request;
  expect(masked?.url).toBe('https://a.example/?user_id=YOUR_USER_ID');
  expect(masked?.headers).toEqual([{ name: 'Authorization', value: 'YOUR_AUTHORIZATION' }]);
});

const documented: PlaygroundProps = {
  url: '/orders/{order-id}',
  method: 'PUT',
  servers: [{ url: 'https://a.example/v1' }],
  auth: [{ type: 'bearer' }],
  data: [
    { name: 'order-id', description: 'ID of the order.' },
    { name: 'tags', in: 'query', type: 'json', style: 'form', explode: false, value: ['a', 'b'] },
    { name: 'pin', in: 'header', secret: true, value: 'x' },
  ],
  body: { example: { name: 'Dana' } },
};

test('the sample of a page, pasted, gives the form as it was', () => {
  const sample = samplesOfProps(documented)[0]?.code ?? '';
  expect(sample).toContain('Bearer YOUR_TOKEN');
  const form = initialForm(documented);
  expect(pasteRequest(sample, documented)).toMatchObject({ credentials: {}, form });
  const own = sample.replace('YOUR_TOKEN', 'abc');
  expect(pasteRequest(own, documented)).toEqual({ credentials: { bearer: 'abc' }, form, notes: [] });
  const other = sample.replace('Dana', 'Ina');
  expect(pasteRequest(other, documented)).toMatchObject({ form: { rawBody: expect.stringContaining('Ina') } });
});

test('the sample of a form whose fields are empty gives the form as it was', () => {
  const body = { contentType: 'multipart/form-data', required: true };
  const props: PlaygroundProps = { url: 'https://a.example/log', method: 'POST', data: [{ name: 'note' }], body };
  expect(pasteRequest(samplesOfProps(props)[0]?.code ?? '', props)).toMatchObject({ form: initialForm(props) });
});

test('the sample of a header with blanks around its value gives the form as it was', () => {
  const props: PlaygroundProps = { url: 'https://a.example/log', headers: { 'X-A': ' a ', 'X-B': ' ' } };
  expect(pasteRequest(samplesOfProps(props)[0]?.code ?? '', props)).toMatchObject({ form: initialForm(props) });
});

test('a list in a query keeps its items, and a comma in an item is not taken for a separator', () => {
  const own = initialForm(documented);
  const sample = samplesOfProps(documented)[0]?.code ?? '';
  const list = pasteRequest(sample.replace('a,b', 'a%20b,c%2Cd'), documented);
  const sent = 'form' in list ? buildRequest(list.form).request?.url : list.problem;
  expect(sent).toBe('https://a.example/v1/orders/YOUR_ORDER_ID?tags=a%20b,c%2Cd');
  expect(pasteRequest(sample.replace('a,b', 'a%2Cb'), documented)).not.toMatchObject({ form: own });
});

test('the sample of a request whose text is not known yet gives the form as it was', () => {
  const props: PlaygroundProps = {
    url: 'https://a.example/log',
    method: 'POST',
    body: { contentType: 'text/plain', required: true },
  };
  expect(pasteRequest(samplesOfProps(props)[0]?.code ?? '', props)).toMatchObject({ form: initialForm(props) });
});

test('the text of a file is asked for before the request is sent', () => {
  const { sent, notes } = pasted('curl -d @body.json https://a.example/x');
  expect(notes).toEqual(['Ignored: the body in --data @body.json, which you can enter below.']);
  expect(sent).toBe('body: Enter a body.');
});
