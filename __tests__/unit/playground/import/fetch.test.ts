import { problemOf, testRows } from './pasted';

const U = 'https://b.example/x';
const VALUE = 'Put in the value of';
const TEXT = 'Content-Type: text/plain;charset=UTF-8';
const FORM = 'Content-Type: application/x-www-form-urlencoded;charset=UTF-8';
const TWO = 'There are 2 calls of fetch';
const CHANGE = 'which is not read: ';

describe('a name means what the call sees', () =>
  testRows([
    [
      `const key = 'K1'; fetch('${U}', { headers: { A: key } }); function x() { const key = 'K2'; fetch('https://c.example/', { headers: { A: key } }); }`,
      `GET ${U}\nA: K1`,
      TWO,
    ],
    [
      `function a() { const url = '${U}', body = '1'; return fetch(url, { method: 'POST', body }); }\nfunction b() { const url = 'https://c.example/', body = '2'; return fetch(url, { method: 'PUT', body }); }`,
      `POST ${U}\n${TEXT}\n1`,
      TWO,
    ],
    [`const o = { method: 'POST' }; fetch('${U}', o); if (later) { const o = { method: 'DELETE' }; }`, `POST ${U}`],
    [
      `const data = '1'; fetch('${U}', { method: 'POST', body: data }).then((r) => r.json()).then((data) => { data.a = 1; show(data); })`,
      `POST ${U}\n${TEXT}\n1`,
    ],
    // Of two that the call sees nobody here knows which is meant.
    [
      `const key = 'K1'; const f = (key) => fetch('${U}', { headers: { A: key } }); f('K2')`,
      `GET ${U}\nA: \${key}`,
      `${VALUE} \${key} yourself`,
    ],
    [
      `const key = 'K1'; function f() { const { key } = own(); return fetch('${U}', { headers: { A: key } }); }`,
      `GET ${U}\nA: \${key}`,
      `${VALUE} \${key} yourself`,
    ],
    [
      `var m = 'POST'; if (x) { var m = 'PUT'; } fetch('${U}', { headers: { A: m } })`,
      `GET ${U}\nA: \${m}`,
      `${VALUE} \${m} yourself`,
    ],
    [
      `const h = new Headers({ A: '1' }); function other() { h.append('B', '2'); const form = h; } fetch('${U}', { headers: h }); h.append('C', '3')`,
      `GET ${U}\nA: 1`,
      `${CHANGE}h.append('B', '2')`,
      `${CHANGE}h.append('C', '3')`,
    ],
    [
      `const p = new URLSearchParams(); for (const [k, v] of list) p.append(k, v); if (a) p.set('b', 'c'); fetch('${U}?' + p)`,
      `GET ${U}`,
      `${CHANGE}p.append(k, v)`,
      `${CHANGE}p.set('b', 'c')`,
    ],
    [
      `const f = new FormData(); f.append('a', f); fetch('${U}', { method: 'POST', body: f })`,
      `POST ${U}`,
      'a (the playground sends no',
    ],
    [
      `const h = new Headers({ A: '1' }); function other() { h.append('B', '2'); { const h = 3; h.x = 4; } } fetch('${U}', { headers: h })`,
      `GET ${U}\nA: 1`,
      `${CHANGE}h.append('B', '2')`,
    ],
  ]));

describe('what is not known is named, and nothing is made of it', () =>
  testRows([
    [`fetch('${U}', { headers })`, `GET ${U}`, `${VALUE} \${headers} yourself`],
    [`fetch('${U}', { headers: made(token) })`, `GET ${U}`, `${VALUE} \${made(token)} yourself`],
    [`fetch('${U}', { headers: [...more, ['A', 'b']] })`, `GET ${U}\nA: b`, `${VALUE} \${...more} yourself`],
    [`fetch('${U}', { headers: new Headers(h) })`, `GET ${U}`, `${VALUE} \${h} yourself`],
    [`fetch('${U}', options)`, `GET ${U}`, `${VALUE} \${options} yourself`],
    [`fetch('${U}', { method: 'POST', body: new URLSearchParams(more) })`, `POST ${U}`, `${VALUE} \${more} yourself`],
    [
      `const base = new Headers({ A: '1' }); const h = new Headers(base); h.append('B', '2'); fetch('${U}', { headers: h })`,
      `GET ${U}\nA: 1\nB: 2`,
    ],
    [`const h = new Headers({ A: '1' }); fetch('${U}', { headers: { ...h, B: '2' } })`, `GET ${U}\nB: 2`],
    [
      `const a = new URLSearchParams({ a: '1' }); fetch('${U}', { method: 'POST', body: new URLSearchParams(a) })`,
      `POST ${U}\n${FORM}\na=1`,
    ],
    [
      `fetch('${U}', { method: 'POST', body: new URLSearchParams({ a: token, b: 'c d' }) })`,
      `POST ${U}\n${FORM}\na=\${token}&b=c+d`,
      `${VALUE} \${token} yourself`,
    ],
    [
      `const t = 'u:' + pw; fetch('${U}', { headers: { A: btoa(t), B: btoa(t), C: -n, D: !n } })`,
      `GET ${U}\nA: \${btoa(t)}\nB: \${btoa(t)}\nC: \${-n}\nD: \${!n}`,
      VALUE,
    ],
    [
      `fetch('${U}', { method: 'POST', body: JSON.stringify({ a: 1n }) })`,
      `POST ${U}\n${TEXT}\n{"a":"\${1n}"}`,
      `${VALUE} \${1n} yourself`,
    ],
    [
      `fetch('${U}', { method: 'POST', body: JSON.stringify({ a: 1, b: 2 }, ['a']) })`,
      `POST ${U}\n${TEXT}\n\${JSON.stringify({ a: 1, b: 2 }, ['a'])}`,
      VALUE,
    ],
  ]));

describe('a Request', () =>
  testRows([
    [
      `fetch(new Request('${U}', { method: 'PUT', headers: { A: 'b' } }), { method: 'POST', body: '1' })`,
      `POST ${U}\n${TEXT}\nA: b\n1`,
    ],
    [`const o = { method: 'PUT' }; [o.method] = list; fetch('${U}', o)`, `PUT ${U}`, `${CHANGE}[o.method] = list`],
    [
      `let key = 'K1'; ({ key } = own()); fetch('${U}', { headers: { key } })`,
      `GET ${U}\nkey: K1`,
      `${CHANGE}{ key } = own()`,
    ],
  ]));

describe('a script with comments', () =>
  testRows([
    [`// It's an http request\nfetch('${U}')`, `GET ${U}`],
    [`/*\n * As with curl -X PUT https://c.example/\n */\nfetch('${U}')`, `GET ${U}`],
    [`Like curl, but in the browser:\nfetch('${U}')`, `GET ${U}`],
    [`curl -X PUT '${U}' # fetch('https://c.example/')`, `PUT ${U}`],
    [
      `const f = new FormData(); f.append('a', ''); f.append('b', 'c'); fetch('${U}', { method: 'POST', body: f })`,
      `POST ${U}\nb=c`,
      'Not taken over: a (the playground sends no field without a value)',
    ],
  ]));

test.each([
  [`fetch('${U}', { headers: [1] })`, /headers.*no pairs of a name and a value/],
  [`fetch('${U}', { method })`, /method of this fetch\(…\) is not written out/],
  [`fetch(...all)`, /address of this fetch\(…\) is not written out/],
])('%s: what cannot be left out is refused', async (text, problem) => expect(await problemOf(text)).toMatch(problem));
