import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { credentialsFor, forgetCredentials, keepCredentials } from '@/components/playground/credentials';
import Playground from '@/components/playground/Playground';
import type { PlaygroundProps } from '@/lib/playground/types';

Object.assign(globalThis, { TextDecoder, TextEncoder });
// The DOM of the tests does not scroll.
HTMLElement.prototype.scrollIntoView = () => {};
AbortSignal.any ??= () => new AbortController().signal;
AbortSignal.timeout ??= () => new AbortController().signal;

const KEY = 'apiKey:query:api-key';
const playground: PlaygroundProps = {
  title: 'Run',
  url: '/suites/{id}',
  servers: [{ url: 'https://a.example' }, { url: 'https://b.example', description: 'Sandbox' }],
  auth: [{ type: 'apiKey', in: 'query', name: 'api-key', description: 'Your key.' }],
  secrets: ['user_id'],
  data: [
    { name: 'id', description: 'ID of the suite.' },
    { name: 'team', in: 'query' },
    { name: 'pin', in: 'query', secret: true },
  ],
};

const fetched = jest.fn<typeof fetch>();
beforeEach(() => {
  forgetCredentials();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  fetched.mockReset();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched;
});

const show = (props: PlaygroundProps = playground) => render(<Playground props={props} />);
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const send = () => fireEvent.click(button('Send'));
const response = () => screen.findByRole('region', { name: 'Response' });
const sentTo = () => fetched.mock.calls.map(([url]) => String(url));
const chooseServer = (value: string) => enter(screen.getByLabelText('Server'), value);
const enterServer = (value: string) => {
  chooseServer('other');
  enter(screen.getByLabelText('Server address'), value);
};
const paste = (text: string) => {
  enter(screen.getByLabelText('A curl command or an address'), text);
  fireEvent.click(button('Fill in'));
};
/** A row that the reader adds to the query. */
const addRow = (name: string, value: string) => {
  fireEvent.click(button('Add a parameter'));
  enter(screen.getByLabelText('parameter name'), name);
  enter(screen.getByLabelText(name), value);
};
/** Lets the next request be answered with a text, which may end in an error. */
const answerWith = (text: string, error?: Error) => {
  const headers = {
    get: () => 'application/json',
    *[Symbol.iterator]() {
      yield ['x-left', '3'];
    },
  };
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      setTimeout(() => (error ? controller.error(error) : controller.close()), 50);
    },
  });
  fetched.mockResolvedValue({ status: 202, type: 'cors', headers, body } as never);
};
const sample = () => document.querySelector('pre')?.textContent ?? '';

describe('sending', () => {
  test('with an empty required key marks and focuses it, and offers to send without it', async () => {
    show();
    enter(screen.getByLabelText(/^id/), '7');
    send();
    const key = screen.getByLabelText(/^api-key/);
    expect(key).toHaveFocus();
    expect(key).toHaveAccessibleDescription('Your key. Enter this credential.');
    expect(sentTo()).toEqual([]);
    expect(screen.getByText('The response appears here.')).toBeVisible();
    fireEvent.click(button('Send without it'));
    await response();
    expect(screen.queryByText('The response appears here.')).toBeNull();
    expect(sentTo()[0]).toBe('https://a.example/suites/7');
  });

  test('without a value of the path is refused altogether', () => {
    show();
    send();
    expect(screen.getByLabelText(/^id/)).toHaveAccessibleDescription('ID of the suite. Enter a value for “id”.');
    expect(screen.queryByRole('button', { name: 'Send without it' })).toBeNull();
  });

  test('shows the status beside Send, which leads to the answer', async () => {
    answerWith('{"a":1.0}');
    keepCredentials('https://a.example', { [KEY]: 'k' });
    show({ ...playground, url: '/x', responses: { '202': 'The run has begun.' } });
    send();
    const link = await screen.findByRole('link', { name: /^202 Accepted · / });
    const answer = screen.getByRole('region', { name: 'Response' });
    expect(link).toHaveAttribute('href', `#${answer.id}`);
    expect(answer).toHaveTextContent('The run has begun.');
    expect(answer).toHaveTextContent('"a": 1.0');
    expect(answer).toHaveTextContent('x-left3');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'manual', cache: 'no-store' });
  });

  test('of one of several credentials is enough, and an API that may be used without any asks for none', async () => {
    const auth = [...(playground.auth ?? []), { type: 'bearer', id: 'login' } as const];
    show({ ...playground, url: '/x', auth, authSets: [[KEY], ['bearer:login']] });
    enter(screen.getByLabelText(/^login/), 't');
    send();
    await response();
    expect(sentTo()[0]).toBe('https://a.example/x');
  });

  test('is not offered for a file, which the curl command sends', () => {
    show({ ...playground, method: 'POST', url: '/x', body: { contentType: 'image/png', file: true } });
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(screen.getByText(/This page can’t send files/)).toBeVisible();
    expect(sample()).toContain("--data-binary '@FILE'");
  });
});

const REFUSED = /^Requests from here can go only to https:\/\/a\.example, https:\/\/b\.example, http:\/\/localhost and/;

/** Opens another playground of the site. */
const showOther = (title: string, url: string) => void show({ ...playground, title, data: [], url });
const chooseServerOfOther = () => enter(screen.getAllByLabelText('Server')[1] as HTMLElement, 'https://b.example');
const NO_HOST = /^The host can’t contain a placeholder/;
const OWN = 'https://a.example/x?api-key=top-secret';

/** What readers and those who write their commands may do, the one request that is sent then, and what is told. */
const hostileCases: [what: string, acts: (() => void)[], sent?: string, told?: RegExp][] = [
  ['another server is chosen', [() => chooseServer('https://b.example')], 'https://b.example/x'],
  ['a server that is not listed is entered', [() => enterServer('https://evil.example')], undefined, REFUSED],
  ['a server on this computer is entered', [() => enterServer('http://localhost:4010')], 'http://localhost:4010/x'],
  ['it looks like this computer', [() => enterServer('http://localhost.evil.example')], undefined, REFUSED],
  ['it looks like the known one', [() => enterServer('https://a.example.evil.example')], undefined, REFUSED],
  ['another port is entered', [() => enterServer('https://a.example:8443')], undefined, REFUSED],
  [
    'another server is chosen in another playground, which is the one that others open with',
    [
      () => showOther('Other', '/y'),
      chooseServerOfOther,
      () => showOther('Third', '/z'),
      () => expect(screen.getAllByLabelText('Server')[2]).toHaveValue('https://b.example'),
    ],
    OWN,
  ],
  [
    'another server is chosen elsewhere, and there is a row that the reader added',
    [() => addRow('user_id', 'top-secret'), () => showOther('Other', '/y'), chooseServerOfOther],
    'https://a.example/x?user_id=top-secret&api-key=top-secret',
  ],
  [
    'the server changes after rows and secret fields were filled in',
    [
      () => addRow('user_id', 'top-secret'),
      () => enter(screen.getByLabelText(/^pin/), 'top-secret'),
      () => enter(screen.getByLabelText(/^team/), 'mine'),
      () => chooseServer('https://b.example'),
    ],
    'https://b.example/x?team=mine',
    /^The values you entered for https:\/\/a\.example were cleared: pin, user_id\./,
  ],
  ['a command for another host is pasted', [() => paste('curl https://evil.example/x')], undefined, REFUSED],
  [
    'a pasted address has the known host as its user',
    [() => paste('https://a.example@evil.example/x')],
    OWN,
    /^Remove the user name and password/,
  ],
  ['another host is behind a backslash', [() => paste('https://evil.example\\@a.example/x')], undefined, REFUSED],
  ['a placeholder would complete a pasted host', [() => paste('curl https://{id}.example/')], OWN, NO_HOST],
  ['a placeholder would complete the entered host', [() => enterServer('https://a.example{id}')], undefined, NO_HOST],
  ['a server without a scheme is entered', [() => enterServer('//evil.example')], undefined, /isn’t an address/],
  ['no server is entered', [() => enterServer('')], undefined, /^Enter the address of the server/],
  ['a row has the name of the key', [() => addRow('api-key', 'other')], undefined, /is entered under Authentication/],
  [
    'the token of a device is pasted, which another operation declares as its key',
    [() => paste('curl https://a.example/x?user_id=top-secret')],
    'https://a.example/x?user_id=top-secret&api-key=top-secret',
  ],
  [
    'a command has the key in another case, which is another parameter',
    [() => paste('curl https://a.example/x?API-KEY=1')],
    'https://a.example/x?API-KEY=1&api-key=top-secret',
  ],
];

const open = () => {
  keepCredentials('https://a.example', { [KEY]: 'top-secret' });
  return show({ ...playground, url: '/x' });
};

test.each(hostileCases)('no other origin receives a secret: %s', async (_, acts, ...[sent, told]) => {
  fetched.mockResolvedValue({ type: 'opaqueredirect' } as never);
  open();
  for (const act of acts) act();
  // The samples never show a secret that the reader did not ask for.
  expect(sample()).not.toContain('top-secret');
  const isTold = told && screen.queryByText(told);
  fireEvent.click(screen.getAllByRole('button', { name: 'Send' })[0] as HTMLElement);
  const skip = screen.queryByRole('button', { name: 'Send without it' });
  if (skip) fireEvent.click(skip);
  if (sent) await response();
  expect(sentTo()).toEqual(sent ? [sent] : []);
  if (told) expect(isTold ?? screen.getByText(told)).toBeTruthy();
  for (const [url, init] of fetched.mock.calls) {
    if (!String(url).startsWith('https://a.example/')) expect(JSON.stringify([url, init])).not.toContain('top-secret');
    expect(init?.redirect).toBe('manual');
  }
});

describe('credentials', () => {
  test('that are pasted are filled in, and never replace those that were entered', () => {
    show({ ...playground, url: '/x' });
    paste('curl https://a.example/x?api-key=first');
    expect(credentialsFor('https://a.example')).toEqual({ [KEY]: 'first' });
    paste('curl https://a.example/x?api-key=second');
    expect(credentialsFor('https://a.example')).toEqual({ [KEY]: 'first' });
    expect(screen.getByText(/The command’s credentials for https:\/\/a\.example were ignored/)).toBeVisible();
  });

  test('are shown in samples only when the reader asks, and can be forgotten', () => {
    show({ ...playground, url: '/x' });
    enter(screen.getByLabelText(/^api-key/), 'top-secret');
    addRow('user_id', 'hidden');
    expect(sample()).toContain('api-key=YOUR_API_KEY');
    fireEvent.click(screen.getByLabelText('Show my credentials'));
    expect(sample()).toContain('api-key=top-secret');
    fireEvent.click(button('Forget credentials'));
    expect(screen.getByLabelText(/^api-key/)).toHaveValue('');
    expect(sessionStorage.getItem('playground-credentials')).toBeNull();
  });
});

test('a response that doesn’t end shows its beginning, and one that isn’t JSON says so', async () => {
  show({ ...playground, url: '/x', auth: [] });
  answerWith('{"a":', new Error('timeout'));
  send();
  expect(await screen.findByText('The response was interrupted, so this is only its beginning.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Response' })).toHaveTextContent('{"a":');
  answerWith('{"a":');
  send();
  expect(await screen.findByText(/^This isn’t valid JSON/)).toBeVisible();
});

test('JSON of 20,000 levels breaks nothing in a field or a pasted command, and is shown as a response', async () => {
  const deep = `{"title": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const data = [{ name: 'filter', type: 'json', in: 'query' }] as const;
  show({ ...playground, method: 'POST', url: '/x', auth: [], data });
  enter(screen.getByLabelText(/^filter/), deep);
  paste(`curl https://a.example/x --json '${deep}'`);
  send();
  enter(screen.getByLabelText('Body'), '{}');
  answerWith(deep);
  send();
  expect(await screen.findByText(/^The first 200/)).toBeVisible();
});

test('a form in parts without files is sent by the page, and no cookie is', async () => {
  const data = [
    { name: 'title', value: 'Refill', in: 'body' },
    { name: 'theme', value: 'dark', in: 'cookie' },
  ] as const;
  const auth = [{ type: 'apiKey', in: 'cookie', name: 'SID' }] as const;
  const body = { contentType: 'multipart/form-data' };
  show({ ...playground, method: 'POST', url: '/x', auth, data, body });
  expect(sample()).toContain("--header 'Cookie: SID=YOUR_SID; theme=dark'");
  expect(screen.getByText('Pages can’t send cookies. Only the samples contain SID and theme.')).toBeVisible();
  send();
  await response();
  const [, init] = fetched.mock.calls[0] ?? [];
  expect([...(init?.body as FormData)]).toEqual([['title', 'Refill']]);
  expect(init?.headers).toEqual([]);
});

test('what a reader has entered is there again after a reload, except for secrets and added rows, until Reset', () => {
  const props: PlaygroundProps = { ...playground, method: 'POST', body: { example: { a: 1 } } };
  const { unmount } = show(props);
  enter(screen.getByLabelText(/^id/), '7');
  enter(screen.getByLabelText(/^pin/), '1234');
  enter(screen.getByLabelText('Body'), '{"a": 2}');
  addRow('more', 'x');
  unmount();
  // A page that is loaded anew has nothing but the storage.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  show(props);
  expect(screen.getByLabelText(/^id/)).toHaveValue('7');
  expect(screen.getByLabelText(/^pin/)).toHaveValue('');
  expect(screen.getByLabelText('Body')).toHaveValue('{"a": 2}');
  expect(screen.queryByLabelText('more')).toBeNull();
  expect(JSON.stringify(sessionStorage)).not.toContain('1234');
  addRow('a', 'b');
  fireEvent.click(button('Reset'));
  expect(screen.getByLabelText(/^id/)).toHaveValue('');
  expect(screen.getByLabelText('Body')).toHaveValue('{\n  "a": 1\n}');
  expect(screen.queryByLabelText('parameter name')).toBeNull();
});

test('pasting is there from the start, and what it leaves out is named', () => {
  show();
  expect(screen.getByText('Paste a request')).toBeVisible();
  paste('curl -b a=b https://a.example/x');
  expect(screen.getByText(/The form has been filled in\. Ignored: -b\./)).toBeVisible();
});

test('what a pasted command asks for stands next to Send, if it is something else', () => {
  show();
  paste('curl -X DELETE https://a.example/suites/7');
  expect(screen.getByText('DELETE /suites/7')).toBeVisible();
  fireEvent.click(button('Reset'));
  expect(screen.queryByText('DELETE /suites/7')).toBeNull();
});
