import { TextDecoder, TextEncoder } from 'node:util';
import { pasteRequest } from '../../../lib/playground/paste';
import { buildRequest } from '../../../lib/playground/request';
import type { PlaygroundProps } from '../../../lib/playground/types';
import { told } from './requests';

Object.assign(globalThis, { TextDecoder, TextEncoder });

const props: PlaygroundProps = {
  url: '/lines',
  servers: [{ url: 'https://a.example' }],
  auth: [{ type: 'apiKey', in: 'query', name: 'api-key' }],
};

/** Pastes a text and tells what would be sent. */
function pasted(text: string) {
  const result = pasteRequest(text, props);
  if ('problem' in result) throw new Error(result.problem);
  return { ...result, sent: told(buildRequest(result.form, { auth: props.auth, credentials: result.credentials })) };
}

test('a credential that is sent twice stays as it is', () => {
  expect(pasted('curl "https://a.example/x?api-key=a&api-key=b"')).toMatchObject({
    sent: 'GET https://a.example/x?api-key=a&api-key=b',
    credentials: {},
  });
});

test('a credential that is not text stays as it is', () => {
  expect(pasted('curl https://a.example/x?api-key=%FF')).toMatchObject({
    sent: 'GET https://a.example/x?api-key=%FF',
    credentials: {},
  });
});

test('a credential leaves the request, even one that begins like a variable', () => {
  for (const value of ['$ecret', 'my-key']) {
    const { credentials, form } = pasted(`curl 'https://a.example/lines?api-key=${value}&a=1'`);
    expect(credentials).toEqual({ 'apiKey:query:api-key': value });
    expect(form.fields.map(({ name }) => name)).toEqual(['a']);
  }
});

test.each([
  [`curl 'https://a.example/lines?api-key=YOUR_API_KEY&a=1'`, 'YOUR_API_KEY'],
  [`curl 'https://a.example/lines?api-key=<key>&a=1'`, '<key>'],
  [`curl "https://a.example/lines?api-key=$KEY&a=1"`, '$KEY'],
  ['curl "https://a.example/lines?api-key=${KEY}&a=1"', '${KEY}'],
])('a placeholder for a credential is neither stored nor sent: %s', (text, placeholder) => {
  const { credentials, sent, notes } = pasted(text);
  expect(credentials).toEqual({});
  expect(sent).toBe('GET https://a.example/lines?a=1');
  expect(notes).toEqual([`Enter your own value instead of ${placeholder}.`]);
});

test.each(['bearer', 'basic'] as const)('a placeholder for a token is neither stored nor sent: %s', (type) => {
  const text = {
    bearer: `curl https://a.example/x -H 'Authorization: Bearer YOUR_TOKEN'`,
    basic: `curl https://a.example/x -u "$USER:$PASSWORD"`,
  }[type];
  const result = pasteRequest(text, { ...props, auth: [{ type }] });
  expect(result).toMatchObject({
    credentials: {},
    form: { fields: [] },
    notes: [expect.stringMatching(/^Enter your/)],
  });
});

test.each([
  '-u YOUR_API_KEY:',
  '-u api:YOUR_API_KEY',
  `-u '<user>:<password>'`,
  '-u your-name:your-password',
  '-u {API_KEY}:',
  `-H 'Authorization: Bearer YOUR-TOKEN'`,
  `-H 'Authorization: Bearer {{token}}'`,
  `-H 'Authorization: Bearer $TOKEN'`,
  `-H 'Authorization: Bearer <your token>'`,
])('a placeholder is not stored in any form: %s', (option) => {
  const result = pasteRequest(`curl https://a.example/x ${option}`, {
    ...props,
    auth: [{ type: 'basic' }, { type: 'bearer' }],
  });
  expect(result).toMatchObject({
    credentials: {},
    form: { fields: [] },
    notes: [expect.stringMatching(/^Enter your/)],
  });
});

test.each(['/2E6Yg==', '77u/YTpi'])('a password that cannot be written as text stays as it is: %s', (token) => {
  const auth = [{ type: 'basic' as const }];
  const result = pasteRequest(`curl https://a.example/x -H 'Authorization: Basic ${token}'`, { ...props, auth });
  const sent = 'form' in result && buildRequest(result.form, { auth, credentials: result.credentials }).request;
  expect(sent).toMatchObject({ headers: [{ name: 'Authorization', value: `Basic ${token}` }] });
});
