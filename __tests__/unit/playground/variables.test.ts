import { initialForm } from '../../../lib/playground/form';
import { buildRequest } from '../../../lib/playground/build';
import { withVariables } from '../../../lib/playground/variables';
import type { RequestForm } from '../../../lib/playground/request';
import { told } from './requests';

const variables = { host: '.evil.test', name: 'a&<b>"c"', n: '9007199254740993' };
const form = initialForm({ url: 'https://a.example/x', method: 'POST' });
const sent = (change: Partial<RequestForm>) => told(buildRequest(withVariables({ ...form, ...change }, variables)));

test.each<[what: string, change: Partial<RequestForm>, request: RegExp]>([
  ['a path, encoded', { url: '/$[name]' }, /^POST https:\/\/a\.example\/a%26%3Cb%3E%22c%22$/],
  [
    'JSON, inside a text and as a value',
    { rawBody: '{"a":"$[name]","n":$[n]}' },
    /\{"a":"a&<b>\\"c\\"","n":9007199254740993\}$/,
  ],
  [
    'a form that is typed',
    { contentType: 'application/x-www-form-urlencoded', rawBody: 'a=$[name]&b=1' },
    /a=a%26%3Cb%3E%22c%22&b=1$/,
  ],
  ['XML', { contentType: 'application/xml', rawBody: '<a>$[name]</a>' }, /<a>a&#38;&#60;b&#62;&#34;c&#34;<\/a>$/],
  ['text', { contentType: 'text/plain', rawBody: '$[name]' }, /a&<b>"c"$/],
])('a variable is filled in %s', (_, change, request) => expect(sent(change)).toMatch(request));

test.each([
  ['the host of a whole address', { server: '', url: 'https://a.example$[host]/x' }],
  ['a server', { server: 'https://a.example$[host]' }],
])('a variable is never filled in %s', (_, change) => expect(sent(change)).not.toContain('evil'));

test('what no variable is called stays, also what every object has', () => {
  expect(sent({ contentType: 'text/plain', rawBody: '$[unknown] $[toString] $[]' })).toContain(
    '$[unknown] $[toString] $[]',
  );
});
