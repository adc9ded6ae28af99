import { compileBody } from '../../../lib/content/mdx/compile';
import { ProblemError } from '../../../lib/errors';
import { makeApi } from './fixture';
import { renderReference, textOf } from './rendered';

/** Changes the document, of which it also gets the two operations. */
type Change = Parameters<typeof makeApi>[0];

const compile = (body: string, change?: Change) =>
  compileBody({ body, file: 'page.mdx', publicDir: 'public', api: makeApi(change) });

/** What becomes of a page in HTML. */
const render = async (body: string, change?: Change) => renderReference((await compile(body, change)).code);

const topping = { $ref: '#/components/schemas/Topping' };

/** The list item of an anchor, with what is nested in it. */
function itemOf(html: string, id: string): string {
  const start = html.lastIndexOf('<li', html.indexOf(`id="${id}"`));
  expect([id, start]).not.toEqual([id, -1]);
  let depth = 0;
  for (const tag of html.slice(start).matchAll(/<(\/?)li\b/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, start + tag.index);
  }
  throw new Error(`the item ${id} does not end`);
}

const page =
  '## Orders\n\n<ApiOperation id="getOrder">\n\nAsk *often*.\n\n</ApiOperation>\n\n<ApiOperation id="changeOrder" />';

test('an operation says what it does, where it is, who may call it, what it takes and what it answers', async () => {
  const html = await render(page);
  expect(textOf(html)).toMatch(
    /Get an order GET \/orders\/\{order-id\} Says how far an order is\. Ask often \. Authentication of Get an order/,
  );
  expect(textOf(itemOf(html, 'getOrder.api-key'))).toBe('api-key string query required Your key.');
  expect(textOf(itemOf(html, 'getOrder.order-id'))).toBe(
    'order-id string path required ID of the order. For example o-1 .',
  );
  expect(textOf(itemOf(html, 'getOrder.verbose'))).toBe(
    'verbose string query optional How much to say. Default: little . One of little , much .',
  );
  expect(textOf(itemOf(html, 'getOrder.404'))).toBe('404 No such order.');
});

test('what operations share is said once: the key on the first, the servers where there is a choice', async () => {
  const html = await render(page);
  expect(textOf(itemOf(html, 'changeOrder.api-key'))).toBe('api-key string query required');
  expect(html).not.toContain('Orders.');
  const server = { url: 'https://eu.corner-slice.example', description: 'Europe' };
  const more = await render(page, ({ servers }) => servers.push(server));
  expect(textOf(more)).toContain(
    'Servers: https://api.corner-slice.example/v1 (Orders), https://eu.corner-slice.example (Europe).',
  );
});

test('a body is open down to the last nested type, and one that holds itself ends there', async () => {
  const html = await render(page);
  expect(textOf(itemOf(html, 'changeOrder.body.id'))).toBe('id string required Unique ID.');
  expect(textOf(itemOf(html, 'changeOrder.body.toppings'))).toBe(
    'toppings array of Topping optional What goes on top. Each item: One topping. Fields of Topping name string optional Name of the topping. under Topping optional One topping.',
  );
  expect(itemOf(html, 'changeOrder.body.toppings')).toContain('<details');
  expect(textOf(itemOf(html, 'getOrder.200'))).toContain(
    '200 Order application/json The order. What somebody wants. Fields of Order id string required Unique ID.',
  );
});

test('a body says what it is without fields, and which field tells its alternatives apart', async () => {
  const bodyOf = async (schema: object) => {
    const content = { 'application/json': { schema } };
    return textOf(
      await render('<ApiOperation id="changeOrder" />', (_, get, put) => (put.requestBody.content = content)),
    );
  };
  expect(await bodyOf({ type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1 })).toContain(
    'Required. application/json . The value: array of string . Number of items at least 1. Each item: format uuid. Responses',
  );
  expect(await bodyOf({ type: 'array', items: { $ref: '#/components/schemas/Topping' }, maxItems: 9 })).toContain(
    'One topping. The value: array of Topping . Number of items at most 9. name string',
  );
  const oneOf = [{ $ref: '#/components/schemas/Order' }, { $ref: '#/components/schemas/Topping' }];
  const mapping = { order: '#/components/schemas/Order' };
  expect(await bodyOf({ oneOf, discriminator: { propertyName: 'pet_type', mapping } })).toContain(
    'application/json . The field pet_type shows which one applies (order → Order). Fields of Order What somebody wants. id',
  );
});

test.each<[string, object, RegExp]>([
  [
    'a choice between null and objects',
    { nullable: true, oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] },
    /The value: object or null \. Fields a any optional Fields b any optional Responses/,
  ],
  [
    'a list and its items as alternatives',
    { oneOf: [{ type: 'array', items: { $ref: '#/components/schemas/Topping' }, minItems: 2 }, topping] },
    /The value: array of Topping or Topping \. array of Topping : Number of items at least 2\. Fields of Topping One topping\. name(?!.*Fields)/,
  ],
])('a body that is %s tells both', async (_, schema, expected) => {
  const content = { 'application/json': { schema } };
  const html = await render('<ApiOperation id="changeOrder" />', (_document, get, put) =>
    Object.assign(put.requestBody, { content }),
  );
  expect(textOf(html)).toMatch(expected);
});

test('a body, a response, a list and an alternative have the descriptions of their schemas, each once', async () => {
  const html = await render(page, ({ components: { schemas } }, { responses }, { requestBody }) => {
    requestBody.description = 'The new order.';
    responses['202'] = { content: { 'application/json': { schema: { type: 'array', items: topping } } } };
    responses['404'].content = { 'text/plain': { schema: { type: 'string', description: 'No such order.' } } };
    const oneOf = [schemas.Topping, { description: 'A dip.', properties: { heat: {} } }];
    schemas.Order.properties.extra = { oneOf };
  });
  expect(textOf(html)).toContain('application/json . The new order. What somebody wants. id');
  expect(textOf(itemOf(html, 'getOrder.200'))).toContain('The order. What somebody wants. Fields of Order');
  expect(textOf(itemOf(html, 'getOrder.202'))).toMatch(/json Each item: One topping\. Fields of Topping name/);
  expect(textOf(itemOf(html, 'getOrder.404'))).toBe('404 string text/plain No such order.');
  expect(textOf(itemOf(html, 'changeOrder.body.toppings'))).toContain('Each item: One topping. Fields of Topping');
  expect(textOf(itemOf(html, 'changeOrder.body.extra'))).toMatch(/Fields One topping\. name .* Fields A dip\. heat/);
});

test('parameters of one name have anchors of their own', async () => {
  const html = await render(page, (_, get) => get.parameters.push({ name: 'order-id', in: 'query' }));
  expect(textOf(itemOf(html, 'getOrder.order-id'))).toContain('order-id string path');
  expect(textOf(itemOf(html, 'getOrder.query.order-id'))).toContain('order-id any query');
});

test('forms without a name have their title, and anchors of their own; every example of a body is shown', async () => {
  const form = (title?: string) => ({ title, properties: { number: { type: 'string' } } });
  const oneOf = [form('Bank account'), form(), form(), form('Bank account')];
  const examples = { card: { summary: 'By card', value: { number: '4242' } }, bank: { value: { number: '0001' } } };
  const content = { 'application/json': { schema: { oneOf }, examples } };
  const html = await render('<ApiOperation id="changeOrder" />', (_, get, put) => (put.requestBody.content = content));
  expect(html).toContain('<summary>Fields of Bank account</summary>');
  expect([...html.matchAll(/id="changeOrder\.body\.([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'Bank-account.number',
    'form-2.number',
    'form-3.number',
    'form-4.number',
  ]);
  expect(textOf(html)).toMatch(/By card { "number": "4242" }.* bank { "number": "0001" }/);
});

test('an alternative without fields has its own description and rules', async () => {
  const node = { $ref: '#/components/schemas/Node' };
  const html = await render(page, ({ components: { schemas } }) => {
    const list = { type: 'array', description: 'All at once.', items: node, minItems: 2 };
    schemas.Node = { description: 'One node.', properties: { below: { oneOf: [list, { type: 'string' }] } } };
    schemas.Mode = { description: 'How fast.', oneOf: [{ const: 'a', description: 'Slow.' }, { const: 'b' }] };
    schemas.Modes = { type: 'array', items: { $ref: '#/components/schemas/Mode' } };
    const oneOf = [{ $ref: '#/components/schemas/Mode' }, { $ref: '#/components/schemas/Modes' }, { type: 'integer' }];
    Object.assign(schemas.Order.properties, { id: node, mode: { oneOf, description: 'A choice.' } });
  });
  expect(textOf(itemOf(html, 'changeOrder.body.id.below'))).toContain(
    'array of Node or string optional array of Node : All at once. Number of items at least 2. Each item: One node.',
  );
  expect(textOf(itemOf(html, 'changeOrder.body.mode'))).toMatch(/ A choice\. a or b : How fast\. a : Slow\.$/);
});

test('an empty text as a default or a value is shown in quotes', async () => {
  const html = await render(page, ({ components: { schemas } }, get) => {
    get.parameters[0].schema = { type: 'string', enum: ['', 'a'], default: '' };
    schemas.Order.properties.id.default = '';
  });
  expect(textOf(itemOf(html, 'getOrder.verbose'))).toContain('Default: "" . One of "" , a .');
  expect(textOf(itemOf(html, 'changeOrder.body.id'))).toContain('Default: "" .');
  const none = { enum: [''], description: 'Removes it.' };
  const union = await render(page, (_, { parameters }) => {
    parameters[0].schema = { oneOf: [{ type: 'integer' }, none] };
  });
  expect(textOf(itemOf(union, 'getOrder.verbose'))).toContain('verbose integer or "" query');
  expect(textOf(itemOf(union, 'getOrder.verbose'))).toContain('"" : Removes it.');
});

test('an operation, a parameter and a field say that they are deprecated', async () => {
  const html = await render(page, ({ components: { schemas } }, get, put) => {
    for (const one of [put, get.parameters[0], schemas.Order.properties.id]) one.deprecated = true;
  });
  expect(html.match(/<strong>Deprecated:<\/strong> don’t use it in new programs\./g)).toHaveLength(1);
  expect(textOf(itemOf(html, 'getOrder.verbose'))).toContain('verbose string query optional deprecated');
  expect(textOf(itemOf(html, 'changeOrder.body.id'))).toBe('id string required deprecated Unique ID.');
});

test('HTML in a description is shown as its text, and a placeholder in angle brackets stays', async () => {
  const html = await render(
    page,
    (_, get) =>
      (get.description =
        'One<br>two, <b>bold:</b>yes, <code>GET /a</code>.\n\nUse <path> in `<br>`, or <a href="x">this</a>.<!-- a note -->\n\n<order-id>\n\n<p>Last <b>words</b></p>'),
  );
  expect(html).toContain('One<br/>\ntwo, bold:yes, GET /a.');
  expect(html).toContain('<p>Use &lt;path&gt; in <code>&lt;br&gt;</code>, or this.</p>');
  expect(html).toContain('<p>&lt;order-id&gt;</p>');
  expect(html).toContain('<p>Last words</p>');
});

test('a link in a description to an anchor of another system is text', async () => {
  const description =
    'See [the operation](#operation/getOrder), [its guide](/guides/orders) and [a page](https://shop.example/).';
  const html = await render(page, (_, get) => Object.assign(get, { description }));
  expect(html).toContain('<p>See the operation, its guide and <a href="https://shop.example/">a page</a>.</p>');
});

test('samples in six languages and an example of each status stand in tabs, colored like other code', async () => {
  const { code } = await compile(page);
  expect(code).toMatch(/className: "ts"/);
  const html = await render(page, (_, { responses }) => {
    responses['202'] = responses['200'];
    responses['409'] = { content: { 'application/json': { example: { message: 'Late.' } } } };
  });
  const [languages = '', statuses = ''] = html.match(/<section title="[\s\S]*?<\/section>/g) ?? [];
  const tabsOf = (part: string) => Array.from(part.matchAll(/<div title="([^"]+)"/g), ([, title]) => title);
  expect(tabsOf(languages)).toEqual(['curl', 'JavaScript', 'Python', 'Java', 'C#', 'Go']);
  expect(textOf(languages)).toContain('https://api.corner-slice.example/v1/orders/o-1?api-key=YOUR_API_KEY');
  expect(tabsOf(statuses)).toEqual(['200, 202', '409']);
  expect(textOf(statuses)).toContain('"olives"');
});

test('a page of many operations has samples in one language, and no examples of errors', async () => {
  const ids = Array.from({ length: 15 }, (_, index) => `get${index}`);
  const all = ids.map((id) => `<ApiOperation id="${id}" />`).join('\n\n');
  const html = await render(
    `${page}\n\n${all}\n\n<ApiSchema name="Order" />\n\n<ApiSchema name="Topping" />`,
    ({ paths }, get) => {
      for (const id of ids) paths[`/orders/${id}`] = { get: { ...get, operationId: id } };
    },
  );
  expect(html.match(/<figcaption[^>]*>curl/g)).toHaveLength(17);
  expect(html).not.toContain('Python');
  expect(html).not.toContain('Fields of Order');
});

test('an example says what it is written in, unless it is JSON', async () => {
  const { code } = await compile(page, (_, get, { responses, requestBody: { content } }) => {
    responses['200'].content = { 'text/csv': { example: 'a,b' } };
    delete content['application/json'].example;
    content['application/json'].examples = { one: { value: { id: 'o-1' } }, two: { value: { id: 'o-2' } } };
  });
  expect([...code.matchAll(/data-title"?: "([^"]+)"/g)].map(([, title]) => title)).toEqual(['one', 'two', 'text/csv']);
});

test.each([
  ['application/json; charset=utf-8', ''],
  ['application/xml', 'application/xml'],
])('an example of %s that is data is shown as JSON', async (mediaType, title) => {
  const content = { [mediaType]: { example: { id: 'o-1' } } };
  const html = await render(page, (_, { responses }) => (responses['200'].content = content));
  expect(textOf(html)).toContain(`${title} { "id": "o-1" }`.trim());
  expect(html).not.toContain('[object Object]');
});

test('a parameter of a path is required, whatever the file says', async () => {
  const html = await render(page, ({ components: { parameters } }) => (parameters.OrderId.required = false));
  expect(textOf(itemOf(html, 'getOrder.order-id'))).toContain('string path required');
});

test('a schema has an example from an operation beside its fields', async () => {
  const html = await render('<ApiSchema name="Order" />\n\n<ApiSchema name="Topping" />');
  expect(textOf(html)).toMatch(
    /toppings array of Topping .* Example { "id": "o-1", "toppings": \[ { "name": "olives" } \] } Topping/,
  );
  expect(textOf(html)).toContain('Example { "name": "olives" }');
});

test('an example that the description names is not told twice', async () => {
  const html = await render(page, ({ components: { parameters } }) => {
    const schema = { type: 'string', examples: ['o-1', 'o-2', 'o-3'] };
    Object.assign(parameters.OrderId, { description: 'Such as `o-1` or `o-2`.', example: undefined, schema });
  });
  expect(textOf(itemOf(html, 'getOrder.order-id'))).toMatch(/Such as o-1 or o-2 \. For example o-3 \.$/);
});

test('contents, the sidebar and links know the operation, its parts, parameters and fields', async () => {
  const { headers, anchors, operations } = await compile(page);
  expect(headers.map(({ level, slug }) => [level, slug])).toEqual([
    [2, 'orders'],
    [3, 'get-an-order'],
    [3, 'change-an-order'],
  ]);
  expect(operations).toEqual([
    { method: 'GET', title: 'Get an order', slug: 'get-an-order' },
    { method: 'PUT', title: 'Change an order', slug: 'change-an-order' },
  ]);
  const own = anchors.filter((anchor) => anchor.startsWith('changeOrder.'));
  expect(own.map((anchor) => anchor.replace('changeOrder.', ''))).toEqual([
    ...['authentication', 'api-key', 'parameters', 'order-id', 'body', 'body.id', 'body.toppings'],
    ...['body.toppings.name', 'body.toppings.under', 'responses', '200'],
  ]);
});

test('a schema with a section of its own is described only there, and its name leads there', async () => {
  const body = `${page}\n\n## Schemas\n\n<ApiSchema name="Order" />\n\n<ApiSchema name="Topping" title="A topping" />`;
  const html = await render(body);
  expect(textOf(itemOf(html, 'Order.toppings'))).toBe('toppings array of Topping What goes on top.');
  expect(itemOf(html, 'Order.toppings')).toContain('href="#a-topping"');
  expect(html.match(/ data-pagefind-title="name · A topping"/g)).toHaveLength(1);
  expect(textOf(itemOf(html, 'getOrder.200'))).toBe('200 Order application/json The order.');
  expect(itemOf(html, 'getOrder.200')).toContain('href="#order"');
  expect(textOf(html)).toContain('Required. application/json . What somebody wants. The value: Order .');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toEqual([...new Set(ids)]);
});

test('a page gives the heading another text and level', async () => {
  const { headers } = await compile('<ApiOperation id="getOrder" title="Orders: read" level="2" />');
  expect(headers).toEqual([{ level: 2, title: 'Orders: read', slug: 'orders-read' }]);
});

test.each([
  ['<ApiOperation id="getOder" />', /page\.mdx:3:1 {2}openapi\.json has no operation "getOder"\n.*mean getOrder\?/],
  ['<ApiSchema name="Ordr" />', /page\.mdx:3:1 {2}openapi\.json has no schema "Ordr"\n.*did you mean Order\?/],
])('refuses %s, which is not in the file, with its place', async (body, message) => {
  await expect(compile(`\n\n${body}`)).rejects.toThrow(message);
});

test('refuses a reference where there is no OpenAPI file', async () => {
  const attempt = compileBody({ body: '<ApiOperation id="getOrder" />', file: 'page.mdx', publicDir: 'public' });
  await expect(attempt).rejects.toThrow(ProblemError);
  await expect(attempt).rejects.toThrow(/page\.mdx:1:1 {2}<ApiOperation> needs an OpenAPI file/);
});

test('two operations with one summary have headings with numbers', async () => {
  const { headers } = await compile(page, (_, get, put) => (put.summary = 'Get an Order'));
  expect(headers.map(({ slug }) => slug)).toEqual(['orders', 'get-an-order', 'get-an-order-1']);
});
