import { compile, problemsOf } from '../compiling';

const messages = async (text: string) => (await problemsOf(text)).map(({ line, message }) => `${line}: ${message}`);

test('a playground in a page compiles', async () => {
  const text =
    '<ApiPlayground url="https://a.example/{id}" method="POST" data={[{ name: "id", value: 7, in: "path" }]} headers={{ "X-A": "b" }} />';
  expect((await compile(text)).code).toContain('ApiPlayground');
});

const tag = (attributes: string) => `<ApiPlayground ${attributes} />`;
const WHOLE = 'url="https://a.example"';

const SERVERS = 'servers={[{ url: "https://b.example:8443/v1" }, { url: "http://a.example" }]}';

test.each([
  ['its servers', [`url="/a" ${SERVERS}`], ['https://b.example:8443', 'http://a.example']],
  ['the host of its address', ['url="https://a.example/{id}"'], ['https://a.example']],
  ['each once', ['url="https://a.example/1"', 'url="https://a.example/2"'], ['https://a.example']],
])('of a playground is known whom it asks: %s', async (_, playgrounds, origins) => {
  expect((await compile(playgrounds.map(tag).join('\n\n'))).playgrounds).toEqual(origins);
});

test.each([
  ['method="GET"', /needs the attribute "url"/],
  ['url="/a"', /url: start it with https:/],
  ['url="https://a.example/b" servers={[{ url: "https://a.example" }]}', /url: a complete URL already has a host/],
  ['url="javascript:alert(1)"', /url: start it with https:/],
  [`${WHOLE} method="FETCH"`, /FETCH/],
  [`${WHOLE} data={[{ name: "a", type: "text" }]}`, /data\[0\]\.type/],
  [`${WHOLE} data={[{ name: "a", requird: true }]}`, /data\[0\].*requird/],
  [`${WHOLE} headers={{ "X-A": 1 }}`, /headers\.X-A|headers\["X-A"\]/],
  ['url="/a" servers={[{ url: "a.example" }]}', /servers\[0\]\.url/],
  ['url="https://api.example{id}/a"', /url: the host can’t contain a placeholder/],
  ['url="/a" servers={[{ url: "https://{region}.example" }]}', /servers\[0\]\.url: the host can’t/],
  ['url="/a" servers="https://a.example"', /^3: <ApiPlayground> servers:/],
  [`${WHOLE} verb="GET"`, /no attribute "verb"/],
])('the compiler refuses a playground with %s, with the line', async (attributes, message) => {
  const [first, ...more] = await messages(`Text.\n\n${tag(attributes)}`);
  expect(first).toMatch(message);
  // Nothing that follows from it.
  for (const other of more) expect(other).toMatch(/^3: <ApiPlayground>/);
  expect(first).toMatch(/^3: /);
});
