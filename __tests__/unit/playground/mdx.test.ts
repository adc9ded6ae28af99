import { compile, problemsOf } from '../compiling';

const messages = async (text: string) => (await problemsOf(text)).map(({ line, message }) => `${line}: ${message}`);

test('a playground in a page compiles', async () => {
  const text =
    '<ApiPlayground url="https://a.example/{id}" method="POST" data={[{ name: "id", value: 7, in: "path" }]} headers={{ "X-A": "b" }} />';
  expect((await compile(text)).code).toContain('ApiPlayground');
});

test.each([
  [
    'its servers',
    '<ApiPlayground url="/a" servers={[{ url: "https://b.example:8443/v1" }, { url: "http://a.example" }]} />',
    'https://b.example:8443 http://a.example',
  ],
  ['the host of its address', '<ApiPlayground url="https://a.example/{id}" />', 'https://a.example'],
  [
    'each once',
    '<ApiPlayground url="https://a.example/1" />\n\n<ApiPlayground url="https://a.example/2" />',
    'https://a.example',
  ],
])('of a playground is known whom it asks: %s', async (_, text, origins) => {
  expect((await compile(text)).playgrounds).toEqual(origins.split(' '));
});

test.each([
  ['no address', '<ApiPlayground method="GET" />', /needs the attribute "url"/],
  ['an address without a host', '<ApiPlayground url="/a" />', /url: start it with https:/],
  [
    'a whole address beside servers',
    '<ApiPlayground url="https://a.example/b" servers={[{ url: "https://a.example" }]} />',
    /url: a complete URL already has a host/,
  ],
  ['a scheme that runs code', '<ApiPlayground url="javascript:alert(1)" />', /url: start it with https:/],
  ['a method that there is not', '<ApiPlayground url="https://a.example" method="FETCH" />', /FETCH/],
  [
    'a type that there is not',
    '<ApiPlayground url="https://a.example" data={[{ name: "a", type: "text" }]} />',
    /data\[0\]\.type/,
  ],
  [
    'a mistyped key',
    '<ApiPlayground url="https://a.example" data={[{ name: "a", requird: true }]} />',
    /data\[0\].*requird/,
  ],
  [
    'a header that is no text',
    '<ApiPlayground url="https://a.example" headers={{ "X-A": 1 }} />',
    /headers\.X-A|headers\["X-A"\]/,
  ],
  ['a server without a scheme', '<ApiPlayground url="/a" servers={[{ url: "a.example" }]} />', /servers\[0\]\.url/],
  [
    'a placeholder that would say who gets the request',
    '<ApiPlayground url="https://api.example{id}/a" />',
    /url: the host can’t contain a placeholder/,
  ],
  [
    'a server with one',
    '<ApiPlayground url="/a" servers={[{ url: "https://{region}.example" }]} />',
    /servers\[0\]\.url: the host can’t/,
  ],
  [
    'servers that are no list',
    '<ApiPlayground url="/a" servers="https://a.example" />',
    /^3: <ApiPlayground> servers:/,
  ],
  ['an unknown attribute', '<ApiPlayground url="https://a.example" verb="GET" />', /no attribute "verb"/],
])('the compiler refuses %s, with the line', async (_, text, message) => {
  const [first, ...more] = await messages(`Text.\n\n${text}`);
  expect(first).toMatch(message);
  // Nothing that follows from it.
  for (const other of more) expect(other).toMatch(/^3: <ApiPlayground>/);
  expect(first).toMatch(/^3: /);
});
