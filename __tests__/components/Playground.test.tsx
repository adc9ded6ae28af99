import { TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Playground } from '@/components/playground/Playground';
import { PlaygroundBoundary } from '@/components/playground/PlaygroundBoundary';
import { clearStored } from '@/components/playground/storage/clear';
import { forgetRequests } from '@/components/playground/storage/history';
import { storedItems } from '@/components/playground/storage/stored';
import { chooseServer } from '@/components/playground/storage/servers';
import { clientSite } from '@/components/site';
import type { PlaygroundProps } from '@/lib/playground/types';

const playground: PlaygroundProps = {
  title: 'Create',
  method: 'POST',
  url: 'https://a.example/{id}',
  data: [
    { name: 'id', description: 'ID of the suite.' },
    { name: 'title', required: true },
    { name: 'count', type: 'integer' },
    { name: 'debug', type: 'boolean' },
    { name: 'format', enum: ['wav', 'mp3'] },
    { name: 'extra', type: 'json' },
    { name: 'code' },
  ],
};

// What browsers have and jsdom has not.
globalThis.TextEncoder = TextEncoder as typeof globalThis.TextEncoder;
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  for (const item of storedItems()) item.remove();
  clearStored();
  fetched.mockReset();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched;
});

function show(props: PlaygroundProps) {
  return render(<Playground id="p" playground={props} taken={{ values: {} }} />);
}

const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () => screen.getByRole('button', { name: 'Send' });
/** Sends, and waits until the playground has found out that nobody answers. */
const sendInVain = async () => {
  fireEvent.click(send());
  await screen.findByText('There is no host a.example', { selector: '[data-failure] p' });
};
const sentBody = () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as unknown;

test('required fields are checked before sending, each with its message, and the first gets the focus', async () => {
  show(playground);
  fireEvent.click(send());
  const id = screen.getByRole('textbox', { name: /^id/ });
  const title = screen.getByRole('textbox', { name: /^title/ });
  expect(id).toHaveAccessibleDescription('ID of the suite. Enter a value for “id”.');
  expect(title).toHaveAccessibleDescription('Enter a value for “title”.');
  expect(id).toBeInvalid();
  expect(id).toBeRequired();
  await waitFor(() => expect(id).toHaveFocus());
  expect(fetched).not.toHaveBeenCalled();
  enter(id, 'x');
  expect(id).toBeValid();
});

test('each type has its input, and its type in the body', async () => {
  show(playground);
  enter(screen.getByRole('textbox', { name: /^id/ }), 'a/b');
  enter(screen.getByRole('textbox', { name: /^title/ }), '007');
  enter(screen.getByRole('textbox', { name: /^count/ }), '7');
  enter(screen.getByRole('combobox', { name: /^debug/ }), 'false');
  enter(screen.getByRole('combobox', { name: /^format/ }), 'mp3');
  enter(screen.getByRole('textbox', { name: /^extra/ }), '{"a": [1]}');
  await sendInVain();
  expect(fetched.mock.calls[0]?.[0]).toBe('https://a.example/a%2Fb');
  expect(sentBody()).toEqual({ title: '007', count: 7, debug: false, format: 'mp3', extra: { a: [1] } });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: [['Content-Type', 'application/json']],
  });
});

test.each([
  ['Body', { body: { example: {} } }],
  [/^deep/, { data: [{ name: 'deep', type: 'json' as const }] }],
])('JSON of many thousand levels in %s does not stop the playground', async (name, more) => {
  show({ url: 'https://a.example/', method: 'POST', ...more });
  const field = screen.getByRole('textbox', { name });
  enter(field, `${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`);
  fireEvent.click(send());
  expect(field).toHaveAccessibleDescription('This JSON has more than 1000 levels.');
  enter(field, `${'['.repeat(1000)}${']'.repeat(1000)}`);
  await sendInVain();
});

test('samples are in the language that was chosen on any page, and follow the choice made beside them', () => {
  localStorage.setItem('choices', '{"Language":"Python"}');
  const { unmount } = show({ url: 'https://a.example/' });
  expect(screen.getByRole('radio', { name: 'Python' })).toBeChecked();
  const tab = document.body.appendChild(document.createElement('input'));
  Object.assign(tab.dataset, { tab: 'Language' });
  tab.value = 'Go';
  fireEvent(tab, new Event('change', { bubbles: true }));
  expect(screen.getByRole('radio', { name: 'Go' })).toBeChecked();
  unmount();
  tab.remove();
  localStorage.setItem('choices', '[');
  show({ url: 'https://a.example/' });
  expect(screen.getByRole('radio', { name: 'curl' })).toBeChecked();
  localStorage.removeItem('choices');
});

test('a body against its schema is told while it is typed, and can be sent all the same', async () => {
  const schema = { type: 'object', required: ['yaml'], properties: { yaml: { type: 'string' } } };
  show({ url: 'https://a.example/', method: 'POST', body: { schema, example: { yaml: 1 } } });
  const findings = await screen.findByRole('list', { name: 'Against the schema' }, { timeout: 5000 });
  expect(findings).toHaveTextContent(/yaml.*number.*string/);
  await sendInVain();
  expect(sentBody()).toEqual({ yaml: 1 });
});

test.each([
  ['bearer', 'Bearer token', 'tok', 'Bearer tok'],
  ['basic', 'User', 'me', `Basic ${btoa('me:')}`],
  // Of flows other than the one by which a page can sign in, such as client credentials: the token is pasted.
  ['oauth2', 'Access token', 'tok', 'Bearer tok'],
] as const)(
  '%s credentials go into the Authorization header, and redirects are not followed',
  async (type, label, typed, header) => {
    show({ url: 'https://a.example/', auth: [{ type }] });
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    enter(screen.getByLabelText(new RegExp(`^${label}`)), typed);
    await sendInVain();
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: [['Authorization', header]], redirect: 'manual' });
  },
);

test('an API key of the header goes into that header, once entered for all playgrounds of its host', async () => {
  const auth = [{ type: 'apiKey', in: 'header', name: 'X-Key' }] as const;
  show({ url: 'https://a.example/', auth });
  render(
    <Playground id="q" playground={{ title: 'Other', url: 'https://a.example/other', auth }} taken={{ values: {} }} />,
  );
  const [first, second] = screen.getAllByLabelText(/^X-Key/);
  enter(first!, 'k');
  expect(second).toHaveValue('k');
  expect(second).toHaveAttribute('type', 'password');
});

test('a credential that would smuggle in a header is refused at its field', () => {
  show({ url: 'https://a.example/', auth: [{ type: 'bearer' }] });
  const field = screen.getByLabelText(/^Bearer token/);
  enter(field, 'a\u0000b');
  fireEvent.click(send());
  expect(field).toHaveAccessibleDescription(/header value/);
  expect(fetched).not.toHaveBeenCalled();
});

test('what is typed in the plain form is taken over', () => {
  render(
    <Playground
      id="p"
      playground={playground}
      taken={{ values: { '0-id': 'early', '3-debug': 'true' }, focus: { name: '0-id', start: 2, end: 2 } }}
    />,
  );
  expect(screen.getByRole('textbox', { name: /^id/ })).toHaveValue('early');
  expect(screen.getByRole('textbox', { name: /^id/ })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: /^debug/ })).toHaveValue('true');
});

describe('Send and Cancel', () => {
  const answered = () => new Promise<Response>(() => undefined);

  test('a double click sends once and cancels nothing', async () => {
    fetched.mockImplementation(answered);
    show({ url: 'https://a.example/' });
    await userEvent.dblClick(send());
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(screen.getByText('Waiting for an answer…')).toBeVisible();
  });

  test('a second click on an answer that came at once sends nothing', async () => {
    show({ url: 'https://a.example/' });
    fireEvent.click(send(), { detail: 1 });
    await screen.findByText('There is no host a.example', { selector: '[data-failure] p' });
    const before = fetched.mock.calls.length;
    fireEvent.click(send(), { detail: 2 });
    expect(fetched).toHaveBeenCalledTimes(before);
  });

  test('leave the focus where the reader is', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
    );
    show({ url: 'https://a.example/', data: [{ name: 'page' }] });
    const field = screen.getByRole('textbox', { name: /^page/ });
    await userEvent.type(field, '2{Enter}');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Cancelled', { selector: '[data-failure] p' });
    expect(send()).toHaveFocus();
    await userEvent.click(send());
    expect(send()).toHaveFocus();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('the server', () => {
  const servers = [{ url: 'https://a.example' }, { url: 'https://b.example' }];
  const list = () => screen.getByRole('combobox', { name: 'Server' });
  const paste = async (command: string) => {
    enter(screen.getByLabelText(/^A request:/), command);
    fireEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(screen.getByLabelText(/^A request:/)).toHaveValue(''), { timeout: 10_000 });
  };
  const address = () =>
    fetched.mock.calls.map(([url]) => url).filter((url) => !/^https:\/\/[^/]+\/$/.test(String(url)));

  test('that is chosen after another address was pasted is asked', async () => {
    show({ url: '/lines/{id}', servers });
    await paste(`curl 'https://c.example/other?page=2'`);
    expect(list()).toHaveValue('other');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('https://c.example/other');
    enter(list(), 'https://b.example');
    expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
    fireEvent.click(send());
    await screen.findByText('There is no host b.example', { selector: '[data-failure] p' });
    expect(address()).toEqual(['https://b.example/other?page=2']);
  });

  test('and all else is as documented after a reset', async () => {
    show({ url: '/lines/{id}', servers, data: [{ name: 'page', value: '1' }] });
    enter(list(), 'https://b.example');
    await paste(`curl -X POST 'https://c.example/other' -H 'X-A: b' -d '{"a": 1}'`);
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(list()).toHaveValue('https://a.example');
    expect(screen.getByRole('textbox', { name: /^page/ })).toHaveValue('1');
    expect(screen.queryByRole('textbox', { name: /^X-A/ })).toBeNull();
    enter(screen.getByRole('textbox', { name: /^id/ }), '7');
    fireEvent.click(send());
    await screen.findByText('There is no host a.example', { selector: '[data-failure] p' });
    expect(address()).toEqual(['https://a.example/lines/7?page=1']);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: [] });
  });
});

describe('a repeated request', () => {
  const props: PlaygroundProps = { url: 'https://a.example/', method: 'POST', body: { example: {} } };
  const body = () => screen.getByRole('textbox', { name: 'Body' });
  const repeat = () => fireEvent.click(screen.getByRole('button', { name: 'Repeat' }));
  const bodies = () => fetched.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [init.body] : []));
  const long = JSON.stringify({ long: 'x'.repeat(20_001) });

  test.each([
    ['of more than 20,000 characters', long, /the body, which is longer than 20,000 characters/],
    ['with a secret', '{"pin": "1234"}', /pin/],
  ])('with a body %s is sent as it was, and asks after the page was loaded anew', async (_, text, missing) => {
    const view = show(props);
    enter(body(), text);
    await sendInVain();
    enter(body(), '{"other": 1}');
    repeat();
    await waitFor(() => expect(bodies()).toEqual([text, text]));
    await screen.findByText('History (2)');
    expect(sessionStorage.getItem('playground-history')).not.toMatch(/1234|xxxx/);

    // Loaded anew: what was in memory is gone.
    view.unmount();
    const kept = sessionStorage.getItem('playground-history') ?? '';
    sessionStorage.setItem('playground-history', kept);
    forgetRequests(() => true);
    sessionStorage.setItem('playground-history', kept);
    show(props);
    fireEvent(window, new StorageEvent('storage', { key: 'playground-history' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Repeat' })[0]!);
    expect(screen.getByText(/^Not sent yet/, { selector: 'p:not([role])' })).toHaveTextContent(missing);
    expect(bodies()).toHaveLength(2);
    expect(body()).not.toHaveValue('{"other": 1}');
  });

  test('without a body does not take the one of now', async () => {
    show({ ...props, body: undefined });
    await sendInVain();
    fireEvent.click(screen.getByRole('button', { name: 'Add a body' }));
    enter(body(), '{"other": 1}');
    repeat();
    await waitFor(() => expect(bodies()).toEqual([undefined, undefined]));
    await screen.findByText('History (2)');
    // What is shown is what was sent, and what is sent next.
    expect(screen.queryByRole('textbox', { name: 'Body' })).toBeNull();
  });
});

test('what is kept is listed by origin and removed one by one, or all at once', async () => {
  show({ url: 'https://a.example/', auth: [{ type: 'bearer' }, { type: 'basic' }] });
  enter(screen.getByLabelText(/^Bearer token/), 'tok');
  enter(screen.getByLabelText(/^Password/), 'pw');
  enter(screen.getByRole('combobox', { name: 'Server' }), 'other');
  enter(screen.getByRole('textbox', { name: 'Address of the server' }), 'https://b.example');
  enter(screen.getByLabelText(/^Bearer token/), 'other');
  fireEvent.click(screen.getByLabelText('Remember on this device'));
  fireEvent.click(send());
  await screen.findByText('There is no host b.example', { selector: '[data-failure] p' });
  const items = () => within(screen.getByText(/^Kept in this browser/).closest('details')!).queryAllByRole('listitem');
  expect(items().map((item) => item.textContent)).toEqual([
    'Remove https://a.example bearer token, user and password (until you close this tab)',
    'Remove https://b.example bearer token (on this device)',
    'Remove https://b.example server, in place of https://a.example',
    'Remove https://b.example one request of the history',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove', description: /b\.example bearer token/ }));
  expect(localStorage.getItem('playground-credentials')).toBeNull();
  expect(items()).toHaveLength(3);
  expect(screen.getByText('Kept in this browser (3)')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(items()).toEqual([]);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  expect(screen.getByRole('combobox', { name: 'Server' })).toHaveValue('https://a.example');
  expect(screen.getByLabelText(/^Bearer token/)).toHaveValue('');
});

test('what another tab has removed while no playground was shown is gone', () => {
  const view = show({ url: 'https://a.example/', auth: [{ type: 'bearer' }] });
  enter(screen.getByLabelText(/^Bearer token/), 'tok');
  fireEvent.click(screen.getByLabelText('Remember on this device'));
  view.unmount();
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  show({ url: 'https://a.example/', auth: [{ type: 'bearer' }] });
  expect(screen.getByLabelText(/^Bearer token/)).toHaveValue('');
});

describe('a history of another shape counts as none', () => {
  const field = { id: 'a', name: 'a', type: 'string', in: 'query', initial: '' };
  const form = { method: 'GET', server: 'https://a.example', url: '/', inputs: {}, contentType: '' };
  const past = { playground: 'GET https://a.example/', at: 1, missing: [], time: 1, outcome: 200 };
  const historyOf = (change: object) => ({ ...past, form: { ...form, fields: [{ ...field, ...change }] } });

  test.each([
    [1, historyOf({})],
    [0, { ...past, form: { url: '/' } }],
    [0, { ...past, form: { ...form, fields: [field], rawBody: null } }],
    [0, { ...past, form: { ...form, fields: [field], server: null } }],
    [0, historyOf({ type: 'x' })],
    [0, historyOf({ in: 'x' })],
    [0, historyOf({ enum: 5 })],
    [0, historyOf({ enum: [{}] })],
    [0, historyOf({ description: {} })],
  ])('%d requests: %j', (count, stored) => {
    show({ url: 'https://a.example/' });
    sessionStorage.setItem('playground-history', JSON.stringify([stored]));
    fireEvent(window, new StorageEvent('storage', { key: 'playground-history' }));
    expect(send()).toBeVisible();
    expect(screen.queryAllByText(/^History/)).toHaveLength(count);
  });
});

test('a playground that fails says what happened and clears what is kept; the page beside it stays', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('playground-history', '[]');
  localStorage.setItem('theme', 'dark');
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('form.fields is undefined');
    return <p>It works.</p>;
  };
  render(
    <>
      <p>The page</p>
      <PlaygroundBoundary>
        <Fragile />
      </PlaygroundBoundary>
    </>,
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The playground has stopped: form.fields is undefined');
  // jsdom does not reload.
  fireEvent.click(screen.getByRole('button', { name: 'Remove all that it keeps and reload' }));
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('It works.')).toBeVisible();
});

describe('headers and parameters', () => {
  const sent = () => fetched.mock.calls[0];

  test('that are preset can be edited, and left out', async () => {
    show({ url: 'https://a.example/', headers: { 'X-Team': 'acme', Accept: 'text/csv' } });
    enter(screen.getByRole('textbox', { name: /^X-Team/ }), 'library');
    enter(screen.getByRole('textbox', { name: /^Accept/ }), '');
    await sendInVain();
    expect(sent()?.[1]).toMatchObject({ headers: [['X-Team', 'library']] });
  });

  test('can be added and removed', async () => {
    show({ url: 'https://a.example/', method: 'POST' });
    const add = async (noun: string, name: string, value: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Add a ${noun}` }));
      expect(document.activeElement).toHaveAccessibleName(`Name of the ${noun}`);
      await userEvent.keyboard(name);
      enter(screen.getByRole('textbox', { name }), value);
    };
    await add('parameter', 'page', '2');
    await add('parameter', 'sort', 'name');
    await add('header', 'X-Team', 'acme');
    await add('field', 'title', '007');
    await userEvent.click(screen.getByRole('button', { name: 'Remove sort' }));
    expect(screen.getByRole('button', { name: 'Add a parameter' })).toHaveFocus();
    await sendInVain();
    expect(sent()?.[0]).toBe('https://a.example/?page=2');
    expect(sent()?.[1]).toMatchObject({
      headers: [
        ['Content-Type', 'application/json'],
        ['X-Team', 'acme'],
      ],
    });
    expect(sentBody()).toEqual({ title: '007' });
  });

  test('need a name, which a header may not have at will', async () => {
    show({ url: 'https://a.example/' });
    await userEvent.click(screen.getByRole('button', { name: 'Add a parameter' }));
    const value = screen.getByRole('textbox', { name: 'Value of the parameter' });
    enter(value, '1');
    fireEvent.click(send());
    expect(value).toHaveAccessibleDescription('Enter a name for this value, or remove it.');
    await userEvent.click(screen.getByRole('button', { name: 'Add a header' }));
    await userEvent.keyboard('a b');
    enter(screen.getByRole('textbox', { name: 'a b' }), '1');
    expect(screen.getByRole('textbox', { name: 'a b' })).toHaveAccessibleDescription(/is not a header name/);
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('variables stand for their values in addresses, fields and bodies, and are kept on the device', async () => {
  const add = async (name: string, value: string) => {
    await userEvent.clear(screen.getByLabelText('Name of the variable'));
    await userEvent.type(screen.getByLabelText('Name of the variable'), name);
    await userEvent.clear(screen.getByLabelText('Value of the variable'));
    await userEvent.type(screen.getByLabelText('Value of the variable'), `${value}{Enter}`);
  };
  show({ url: 'https://a.example/{id}', method: 'POST', headers: { 'X-Team': '$[team]' }, body: {} });
  await add('2', 'x');
  expect(screen.getByLabelText('Name of the variable')).toHaveAccessibleDescription(/begins with a letter/);
  await add('team', 'a"b/c');
  await add('pin', '1234');
  enter(screen.getByRole('textbox', { name: /^id/ }), '$[team]');
  enter(screen.getByRole('textbox', { name: 'Body' }), '{"t": "$[team] $[unknown]", "n": $[pin]}');
  expect(document.querySelector('pre')).toHaveTextContent(/YOUR_PIN/);
  expect(document.querySelector('pre')).not.toHaveTextContent(/1234/);
  await sendInVain();
  expect(fetched.mock.calls[0]?.[0]).toBe('https://a.example/a%22b%2Fc');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    headers: [
      ['Content-Type', 'application/json'],
      ['X-Team', 'a"b/c'],
    ],
    body: '{"t": "a\\"b/c $[unknown]", "n": 1234}',
  });
  expect(localStorage.getItem('playground-variables')).toBe('{"team":"a\\"b/c","pin":"1234"}');
  expect(sessionStorage.getItem('playground-history')).not.toContain('1234');
  fireEvent.click(screen.getByRole('button', { name: 'Remove pin' }));
  expect(localStorage.getItem('playground-variables')).toBe('{"team":"a\\"b/c"}');
});

describe('a body with a schema', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'What people call it.' },
      size: { type: 'integer' },
      open: { type: 'boolean' },
      format: { enum: ['wav', 'mp3'] },
      hours: { $ref: '#/$defs/Hours' },
      steps: { type: 'array', items: { $ref: '#/$defs/Step' } },
      tags: { type: 'array', items: { type: 'string' } },
    },
    $defs: {
      Hours: { type: 'object', properties: { opensAt: { type: 'string' } } },
      Step: {
        allOf: [{ type: 'object', properties: { say: { type: 'string' } } }],
        properties: { inner: { $ref: '#/$defs/Step' } },
      },
    },
  };
  const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' });
  const open = () => {
    const details = screen.getByText('Fill in as a form').closest('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('is filled in as a form, nested values and lists too, beside its text', () => {
    show({ url: 'https://a.example/', method: 'POST', body: { schema, example: { kept: 1 } } });
    enter(body(), '{"kept": 9007199254740993}');
    open();
    enter(screen.getByRole('textbox', { name: /^name/ }), 'Harbour "Library"');
    enter(screen.getByRole('textbox', { name: /^size/ }), '9007199254740995');
    enter(screen.getByRole('combobox', { name: /^open/ }), 'false');
    enter(screen.getByRole('combobox', { name: /^format/ }), '"mp3"');
    press('Add hours');
    enter(screen.getByRole('textbox', { name: /^opensAt/ }), '09:00');
    press('Add steps');
    press('Add an item to steps');
    enter(screen.getByRole('textbox', { name: /^say/ }), 'Hello');
    press('Add inner');
    press('Add tags');
    press('Add an item to tags');
    press('Add an item to tags');
    enter(screen.getByRole('textbox', { name: /^tags 2/ }), 'late');
    press('Remove tags 1');
    expect(body().value.replace(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '')).toBe(
      '{"kept":9007199254740993,"name":"Harbour \\"Library\\"","size":9007199254740995,"open":false,"format":"mp3","hours":{"opensAt":"09:00"},"steps":[{"say":"Hello","inner":{}}],"tags":["late"]}',
    );
    press('Remove hours');
    expect(body().value).not.toContain('hours');
    enter(body(), '{"name": "typed"}');
    expect(screen.getByRole('textbox', { name: /^name/ })).toHaveValue('typed');
    expect(screen.getByRole('textbox', { name: /^name/ })).toHaveAccessibleDescription('What people call it.');
    enter(body(), '{');
    expect(screen.getByText(/Correct it first/)).toBeVisible();
  });

  test('has any JSON in one input, which stays as it is typed; until it is whole the body keeps what it had', () => {
    const any = { type: 'object', properties: { metadata: { type: 'object' } } };
    const example = { metadata: { plan: 'pro' } };
    show({ url: 'https://a.example/', method: 'POST', body: { schema: any, example } });
    open();
    const input = () => screen.getByRole('textbox', { name: /^metadata/ });
    const typed = '{"RX_NUMBER": "four"}';
    for (let length = 1; length < typed.length; length++) {
      enter(input(), typed.slice(0, length));
      expect(input()).toHaveValue(typed.slice(0, length));
      expect(JSON.parse(body().value)).toEqual(example);
    }
    expect(input()).toBeInvalid();
    expect(screen.getByText(/not valid JSON yet/)).toBeVisible();
    expect(input()).toHaveAccessibleDescription(/not valid JSON yet/);
    const elsewhere = '{"metadata": {"plan": "free"}}';
    enter(body(), elsewhere);
    expect(JSON.parse((input() as HTMLInputElement).value)).toEqual({ plan: 'free' });
    expect(screen.queryByText(/not valid JSON yet/)).toBeNull();
    enter(input(), typed);
    expect(JSON.parse(body().value)).toEqual({ metadata: { RX_NUMBER: 'four' } });
    expect(input()).toBeValid();
  });

  test('keeps the line breaks of a text', () => {
    show({ url: 'https://a.example/', method: 'POST', body: { schema, example: { name: 'Hello\nWorld' } } });
    open();
    const name = screen.getByRole('textbox', { name: /^name/ });
    expect(name).toHaveValue('Hello\nWorld');
    enter(name, 'Hello\nWorlds');
    expect(JSON.parse(body().value)).toEqual({ name: 'Hello\nWorlds' });
    name.focus();
    enter(name, 'Hello');
    expect(screen.getByRole('textbox', { name: /^name/ })).toHaveFocus();
  });

  test('has no input for a value of another kind than it knows, and shows what is none of the choices', () => {
    const example = { name: { a: 1 }, format: 'ogg', hours: 'always', steps: { a: 1 }, tags: null };
    show({ url: 'https://a.example/', method: 'POST', body: { schema, example } });
    open();
    for (const name of ['name', 'hours', 'steps'])
      expect(screen.getByText(name, { selector: 'code' }).closest('p')).toHaveTextContent(/Edit it in the text/);
    expect(screen.getByRole('combobox', { name: /^format/ })).toHaveDisplayValue('ogg');
    enter(screen.getByRole('textbox', { name: /^size/ }), '7');
    press('Add tags');
    expect(JSON.parse(body().value)).toEqual({ ...example, size: 7, tags: [] });
  });
});

describe('where the operator has listed the servers', () => {
  beforeEach(() => void Object.assign(clientSite, { sendsAnywhere: false }));
  afterEach(() => void Object.assign(clientSite, { sendsAnywhere: true }));

  test('another address is no choice', () => {
    show(playground);
    expect(screen.getAllByRole('option', { name: /address|https/ }).map(({ textContent }) => textContent)).toEqual([
      'https://a.example',
    ]);
  });

  test('one that was chosen before is told to be out of reach', () => {
    chooseServer('https://a.example', 'https://b.example');
    show(playground);
    screen.getByText(/sends to the servers of the list only/);
    chooseServer('https://a.example', 'https://a.example');
  });
});
