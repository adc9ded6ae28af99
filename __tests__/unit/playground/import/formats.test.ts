import { problemOf, testRows } from './pasted';

const U = 'https://b.example/x';
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
const ACCEPT = 'Accept: application/json, */*;q=0.5';
const OWN = 'set by the playground itself';
const VALUE = 'Put in the value of';

/** As Chrome copies it. */
const CHROME_FETCH = `fetch("${U}", {
  "headers": {
    "accept": "*/*",
    "content-type": "application/json",
    "sec-ch-ua": "\\"Chromium\\";v=\\"130\\"",
    "Referer": "https://r.example/"
  },
  "body": "{\\"a\\":\\"\\\\u00e9\\"}",
  "method": "POST"
});`;

/** As Firefox copies it. */
const FIREFOX_FETCH = `await fetch("${U}", {
    "credentials": "include",
    "headers": {
        "User-Agent": "Mozilla/5.0",
        "Accept": "*/*"
    },
    "referrer": "https://r.example/",
    "method": "GET",
    "mode": "cors"
});`;

describe('fetch(…)', () =>
  testRows([
    [`fetch('${U}')`, `GET ${U}`],
    [
      CHROME_FETCH,
      `POST ${U}\n${JSON_TYPE}\naccept: */*\n{"a":"\\u00e9"}`,
      'sec-ch-ua, Referer (set by the browser itself)',
    ],
    [
      FIREFOX_FETCH,
      `GET ${U}\nAccept: */*`,
      `credentials, referrer, mode (${OWN}`,
      'User-Agent (set by the browser itself)',
    ],
    [
      `fetch("${U}", {\n  "headers": {\n    "cookie": "a=b"\n  },\n  "body": null,\n  "method": "GET"\n});`,
      `GET ${U}`,
      'Cookies are left out',
    ],
    [
      `const res = await fetch(\`${U}\`, {method: 'post', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({a: [1, -2, true, null, {b: 'c'}],})}).then((r) => r.json());`,
      `POST ${U}\n${JSON_TYPE}\n{"a":[1,-2,true,null,{"b":"c"}]}`,
    ],
    [
      `const url = new URL('/x', 'https://b.example'); const options = { method: 'PUT', headers: new Headers([['A', 'b']]) };\nfetch(url, { ...options, keepalive: true })`,
      `PUT ${U}\nA: b`,
      `keepalive (${OWN}`,
    ],
    [
      `// it's a test\nasync function f() { return window.fetch('${U}?' + new URLSearchParams({ a: 'b c' })) }`,
      `GET ${U}?a=b%20c`,
    ],
    [
      `fetch('${U}', { method: 'POST', body: new URLSearchParams({ a: 'b c' }) })`,
      `POST ${U}\n${FORM_TYPE};charset=UTF-8\na=b+c`,
    ],
    [`fetch('${U}', { method: 'POST', body: 'plain' })`, `POST ${U}\nContent-Type: text/plain;charset=UTF-8\nplain`],
    [
      `const form = new FormData()\nform.append('a', 'b')\nform.append('f', fileInput.files[0])\nfetch('${U}', { method: 'POST', body: form })`,
      `POST ${U}\na=b`,
      'Choose the file for f yourself',
      `${VALUE} \${fileInput.files[0]}`,
    ],
    [
      `fetch('${U}', { headers: { Authorization: \`Bearer \${token}\` } })`,
      `GET ${U}\nAuthorization: Bearer \${token}`,
      `${VALUE} \${token} yourself`,
    ],
    [
      `fetch('${U}', { headers: { Authorization: 'Basic ' + btoa('me:pw') } })`,
      `GET ${U}\nAuthorization: Basic bWU6cHc=`,
    ],
    [
      `const h = new Headers({ A: 'b', C: 'd' }); h.set('A', 'e'); fetch('${U}', { headers: h })`,
      `GET ${U}\nC: d\nA: e`,
    ],
    [
      `const u = new URL('${U}'); u.searchParams.set('a', 'b'); fetch(u)`,
      `GET ${U}`,
      `changes a value before it sends it, which is not read: u.searchParams.set('a', 'b')`,
    ],
    [
      `const h = { A: 'b' }; h['X'] = 'y'; fetch('${U}', { headers: h })`,
      `GET ${U}\nA: b`,
      `which is not read: h['X'] = 'y'`,
    ],
    [`fetch('${U}?a=' + (1 + 2))`, `GET ${U}?a=3`],
    [`fetch('${U}', { headers: { ...common, A: 'b' } })`, `GET ${U}\nA: b`, `${VALUE} \${common}`],
    [`fetch(new Request('${U}', { method: 'DELETE' }))`, `DELETE ${U}`],
    [`fetch('${U}'); fetch('https://c.example/')`, `GET ${U}`, 'There are 2 calls of fetch, and the first is read'],
    [`Try this:\n\nfetch('${U}')`, `GET ${U}`],
    [`const a = a + 'x'; fetch('${U}', { headers: { a } })`, `GET ${U}\na: \${a}x`],
    [`fetch('${U}', { headers: { ['__proto__']: 'b', constructor: 'c' } })`, `GET ${U}\n__proto__: b\nconstructor: c`],
  ]));

describe('HTTPie', () =>
  testRows([
    [`http b.example/x`, 'GET http://b.example/x'],
    [`https b.example/x`, `GET ${U}`],
    [`http ${U}`, `GET ${U}`],
    [`http :3000/x`, 'GET http://localhost:3000/x'],
    [`http :/x`, 'GET http://localhost/x'],
    [`http DELETE ${U}`, `DELETE ${U}`],
    [
      `http POST ${U} < body.json`,
      `POST ${U}\n${ACCEPT}`,
      'cannot open the file body.json: paste its text as the body',
    ],
    [`http delete ${U}`, `DELETE ${U}`],
    [`xhs put b.example/x`, `PUT ${U}`],
    [`http POST ${U} a=b c:=1 H:v q==v`, `POST ${U}?q=v\n${JSON_TYPE}\n${ACCEPT}\nH: v\n{\n  "a": "b",\n  "c": 1\n}`],
    [
      `http ${U} n:=9007199254740993 'list:=[1, 1.0]' t:=true`,
      `POST ${U}\n${JSON_TYPE}\n${ACCEPT}\n{\n  "n": 9007199254740993,\n  "list": [1, 1.0],\n  "t": true\n}`,
    ],
    [
      `http ${U} a[b][c]=1 a[d][0]:=2 a[d][]:=3`,
      `POST ${U}\n${JSON_TYPE}\n${ACCEPT}\n{\n  "a": {\n    "b": {\n      "c": "1"\n    },\n    "d": [\n      2,\n      3\n    ]\n  }\n}`,
    ],
    [
      `http ${U} 'a\\:b=c' u=http://c.example/`,
      `POST ${U}\n${JSON_TYPE}\n${ACCEPT}\n{\n  "a:b": "c",\n  "u": "http://c.example/"\n}`,
    ],
    [`http ${U} 'q==a b' r==1`, `GET ${U}?q=a%20b&r=1`],
    [`http '${U}?z=0' q==1`, `GET ${U}?z=0&q=1`],
    [`http -f ${U} a='b c' d=e`, `POST ${U}\n${FORM_TYPE}\na=b%20c&d=e`],
    [`http --form POST ${U} a=b f@x.png`, `POST ${U}\na=b`, 'Choose the file x.png yourself'],
    [`http --multipart ${U} a=b`, `POST ${U}\na=b`],
    [
      `http --multipart ${U} a=b c= d=@f.txt`,
      `POST ${U}\na=b`,
      'cannot open the file f.txt: enter its text as d',
      'Not taken over: c (the playground sends no field without a value)',
    ],
    [`http -f POST ${U} a=b < /dev/null`, `POST ${U}\n${FORM_TYPE}\na=b`],
    [`curl -X POST ${U} -d @- < /dev/null`, `POST ${U}`],
    [`http ${U} --raw '{"a":1}'`, `POST ${U}\n${JSON_TYPE}\n${ACCEPT}\n{"a":1}`],
    [`echo '{"a":1}' | http PUT ${U}`, `PUT ${U}\n${JSON_TYPE}\n${ACCEPT}\n{"a":1}\n`],
    [`http POST ${U} @x.wav`, `POST ${U}`, 'Choose the file x.wav yourself'],
    [
      `http ${U} a=@f.txt b=1`,
      `POST ${U}\n${JSON_TYPE}\n${ACCEPT}\n{\n  "a": "",\n  "b": "1"\n}`,
      'cannot open the file f.txt: enter its text as a',
    ],
    [`http ${U} H:@f.txt`, `GET ${U}`, 'cannot open the file f.txt: enter its text as H'],
    [`http -a me:p:w ${U}`, `GET ${U}\nAuthorization: Basic bWU6cDp3`],
    [`http -A bearer -a tok ${U}`, `GET ${U}\nAuthorization: Bearer tok`],
    [`http -A digest -a me:pw ${U}`, `GET ${U}`, '--auth-type digest (a page cannot sign in this way'],
    [`http ${U} Cookie:a=b 'E;'`, `GET ${U}`, 'Cookies are left out', 'E (the playground sends no header without'],
    [
      `http -v --follow --timeout 3 --verify=no --session=me ${U}`,
      `GET ${U}`,
      '-v (what HTTPie shows',
      '--follow (the playground sends each request once',
      '--timeout (the playground has a time limit',
      '--verify (a browser decides itself',
      '--session (a page cannot open what HTTPie keeps',
    ],
    [`http --default-scheme=https b.example/x`, `GET ${U}`],
  ]));

const request = {
  method: 'POST',
  url: U,
  httpVersion: 'http/2.0',
  headers: [
    { name: ':authority', value: 'b.example' },
    { name: 'accept', value: '*/*' },
    { name: 'content-length', value: '7' },
    { name: 'content-type', value: 'application/json' },
  ],
  queryString: [],
  postData: { mimeType: 'application/json', text: '{"a":1}' },
};
const har = (change: object, ...more: object[]) =>
  JSON.stringify({
    log: {
      version: '1.2',
      entries: [{ request: { ...request, ...change } }, ...more.map((one) => ({ request: one }))],
    },
  });
const LENGTH = 'content-length (set by the browser itself)';

describe('HAR', () =>
  testRows([
    [
      JSON.stringify({ _initiator: {}, request, response: {} }, null, 2),
      `POST ${U}\n${JSON_TYPE}\naccept: */*\n{"a":1}`,
      LENGTH,
    ],
    [JSON.stringify(request), `POST ${U}\n${JSON_TYPE}\naccept: */*\n{"a":1}`, LENGTH],
    [har({ headers: [] }), `POST ${U}\n${JSON_TYPE}\n{"a":1}`],
    [
      har({ headers: [], cookies: [{ name: 'a', value: 'b' }] }),
      `POST ${U}\n${JSON_TYPE}\n{"a":1}`,
      'Cookies are left out',
    ],
    [
      har({ headers: [] }, request),
      `POST ${U}\n${JSON_TYPE}\n{"a":1}`,
      'The file holds 2 requests, and the first is read',
    ],
    [har({ method: 'GET', headers: [], postData: undefined, url: `${U}?a=1` }), `GET ${U}?a=1`],
    [
      har({ method: 'GET', headers: [], postData: undefined, queryString: [{ name: 'a', value: 'b c' }] }),
      `GET ${U}?a=b%20c`,
    ],
    [
      har({ headers: [], postData: { mimeType: 'application/json', text: { a: 1 } } }),
      `POST ${U}\n${JSON_TYPE}\n{"a":1}`,
    ],
    [
      har({
        headers: [],
        postData: { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a', value: 'b c' }] },
      }),
      `POST ${U}\n${FORM_TYPE}\na=b%20c`,
    ],
    [
      har({
        headers: [],
        postData: {
          mimeType: 'multipart/form-data; boundary=B',
          params: [
            { name: 'a', value: 'b' },
            { name: 'f', fileName: 'x.png' },
          ],
        },
      }),
      `POST ${U}\na=b`,
      'Choose the file x.png',
    ],
    [
      har({
        headers: [],
        postData: {
          mimeType: 'multipart/form-data; boundary=B',
          text: '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--B--\r\n',
        },
      }),
      `POST ${U}\na=b`,
    ],
    [
      har({ headers: [], postData: { mimeType: 'image/png', text: 'iVBO', encoding: 'base64' } }),
      `POST ${U}`,
      'The body is base64',
    ],
  ]));

const MULTIPART = { mimeType: 'multipart/form-data; boundary=B' };
const LIST = 'HAR has a list of names and values there';

describe('what is no HAR, or not all of it', () =>
  testRows([
    [
      har({
        headers: [],
        postData: {
          ...MULTIPART,
          params: [
            { name: 'f', fileName: 'x.txt', value: 'text' },
            { name: 'a', value: '' },
            { name: 'b', value: 'c' },
          ],
        },
      }),
      `POST ${U}\nb=c`,
      'Choose the file x.txt',
      'Not taken over: a (the playground sends no field without a value)',
    ],
    [
      har({ method: 'GET', headers: { A: 'b' }, postData: null, queryString: null }),
      `GET ${U}`,
      `Not taken over: headers (${LIST}`,
    ],
    [har({ headers: [null], postData: 'text' }), `POST ${U}`, `Not taken over: headers, postData (${LIST}`],
    [
      har({ headers: [], postData: { ...MULTIPART, params: null } }),
      `POST ${U}`,
      'Content-Type (the request has no body',
    ],
    [
      JSON.stringify({ method: 'POST', url: U, headers: { A: 'b' }, data: { a: 1 }, _own: 1, comment: 'x' }),
      `POST ${U}`,
      'Not taken over: data (it is no part of a request in a HAR file)',
      `Not taken over: headers (${LIST}`,
    ],
  ]));

describe('what cannot be read says why, and what to do', () => {
  test.each([
    [`http ${U} a=b < body.json`, /HTTPie refuses fields beside a body/],
    [`echo '{}' | http ${U} a=b`, /HTTPie refuses fields beside a body/],
    [`fetch('/x')`, /“\/x” is not an address that a page can ask. Write it in full/],
    [`fetch(url)`, /address of this fetch\(…\) is not written out/],
    [`fetch('${U}', {`, /not valid JavaScript: Unexpected token \(1:\d+\). Copy it whole/],
    [`http`, /no address. Add it: http GET example.org/],
    [`http ${U} nothing`, /“nothing” is no item of HTTPie. Write name=text/],
    [`http ${U} a:={`, /a:={: This is not valid JSON/],
    [`http ${U} a[0]=1 a[b]=2`, /“a\[b\]” does not fit the fields before it/],
    [`http POST ${U} '[]=1' '[]=2'`, /“\[\]” is a list at the top or has a bracket that is no path/],
    [String.raw`http POST ${U} 'a\[b\]=1'`, /has a bracket that is no path/],
    [`http LOCK ${U}`, /cannot send LOCK/],
    ['{"a": 1}', /This JSON holds no request. Paste a HAR file/],
    ['{"a": ', /This is not valid JSON/],
  ])('%s', async (text, problem) => expect(await problemOf(text)).toMatch(problem));
});
