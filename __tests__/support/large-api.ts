const THINGS = ['Loaf', 'Order', 'Customer', 'Oven', 'Recipe', 'Delivery'];

/** What can be done with each thing: name, method, end of the path, and what is sent outside the body. */
const VERBS = [
  ['list', 'get', '', ['limit', 'after', 'status']],
  ['create', 'post', '', []],
  ['get', 'get', '/{id}', ['id']],
  ['update', 'patch', '/{id}', ['id']],
  ['delete', 'delete', '/{id}', ['id']],
] as const;

/** The fields of each thing, with an example. */
const FIELDS = {
  id: 'loaf-4711',
  name: 'Rye with caraway',
  status: 'active',
  weight: 750,
  tags: ['dark', 'for the weekend'],
  shop: { id: 's-1', city: 'Aarhus' },
  createdAt: '2026-03-01T05:30:00Z',
  updatedAt: '2026-03-02T05:30:00Z',
};

const fieldOf = (name: string, example: unknown): object => ({
  description: `The ${name}, as customers see it in the shop and on the bill.`,
  ...(Array.isArray(example)
    ? { type: 'array', items: { type: 'string' }, example }
    : typeof example === 'object'
      ? { type: 'object', properties: propertiesOf(example as object) }
      : { type: typeof example, example }),
});
const propertiesOf = (examples: object) =>
  Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, fieldOf(name, example)]));
const schemaOf = (examples: object, description: string) => ({
  type: 'object',
  description,
  required: ['id'],
  properties: propertiesOf(examples),
});

/** An OpenAPI file with thirty operations of the usual size, and a page that shows all of it. */
export function makeLargeReference(): { 'openapi.json': string; 'api.mdx': string } {
  const content = (schema: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } });
  const paths: Record<string, Record<string, object>> = {};
  for (const thing of THINGS)
    for (const [verb, method, end, names] of VERBS)
      (paths[`/${thing.toLowerCase()}s${end}`] ??= {})[method] = {
        operationId: `${verb}${thing}`,
        summary: `${verb[0]?.toUpperCase()}${verb.slice(1)} a ${thing.toLowerCase()}`,
        description: `Works in the shop that the key belongs to. All shops see changes of a ${thing} within a minute.`,
        parameters: names.map((name) => ({
          name,
          in: name === 'id' ? 'path' : 'query',
          required: name === 'id',
          schema: fieldOf(name, 'x-1'),
        })),
        ...(/post|patch/.test(method) && { requestBody: { required: true, content: content(thing) } }),
        responses: {
          '200': { description: 'As it is now.', content: content(thing) },
          '400': { description: 'A value is missing or not allowed.', content: content('Problem') },
          '401': { description: 'The key is missing or unknown.', content: content('Problem') },
          '404': { description: 'Nothing has this ID.', content: content('Problem') },
        },
      };
  const schemas = Object.fromEntries(THINGS.map((thing) => [thing, schemaOf(FIELDS, `A ${thing} of the bakery.`)]));
  const problem = schemaOf({ id: 'not-found', message: 'Gone.' }, 'What went wrong.');
  const document = {
    openapi: '3.1.0',
    info: { title: 'Crumb API', version: '1.0.0' },
    servers: [{ url: 'https://api.crumb.example/v1' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'The key of your shop.' } },
      schemas: { ...schemas, Problem: problem },
    },
  };
  const page = [
    '---\ntitle: API\n---\n\nThirty operations.',
    ...THINGS.flatMap((thing) => [`## ${thing}s`, ...VERBS.map(([verb]) => `<ApiOperation id="${verb}${thing}" />`)]),
    '## Schemas',
    ...[...THINGS, 'Problem'].map((thing) => `<ApiSchema name="${thing}" title="${thing} object" />`),
  ];
  return { 'openapi.json': JSON.stringify(document), 'api.mdx': `${page.join('\n\n')}\n` };
}
