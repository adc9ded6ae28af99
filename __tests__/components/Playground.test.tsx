import { TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Playground } from '@/components/playground/Playground';
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
  sessionStorage.clear();
  localStorage.clear();
  fetched.mockReset();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched;
});

function show(props: PlaygroundProps) {
  render(<Playground id="p" playground={props} taken={{ values: {} }} />);
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
] as const)(
  '%s credentials go into the Authorization header, and redirects are not followed',
  async (type, label, typed, header) => {
    show({ url: 'https://a.example/', auth: [{ type }] });
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
