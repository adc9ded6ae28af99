import { parseApi } from '../../../lib/api/read';
import type { Api } from '../../../lib/api/model';

/** A document that a test may break in ways that no type allows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Draft = Record<string, any>;

const PATH = '/orders/{order-id}';
const text = (description: string) => ({ type: 'string', description });
/** A body with an order. */
const orderOf = (example: object) => ({
  'application/json': { schema: { $ref: '#/components/schemas/Order' }, example },
});

/** What a small OpenAPI file says; each test changes what it is about. */
export function makeDocument(): Draft {
  const verbose = { type: 'string', enum: ['little', 'much'], default: 'little' };
  const get = {
    tags: ['Orders'],
    operationId: 'getOrder',
    summary: 'Get an order',
    description: 'Says how far an order is.',
    parameters: [{ name: 'verbose', in: 'query', description: 'How much to say.', schema: verbose }],
    responses: {
      '200': { description: 'The order.', content: orderOf({ id: 'o-1', toppings: [{ name: 'olives' }] }) },
      '404': { description: 'No such order.' },
    },
  };
  const put = {
    tags: ['Orders'],
    operationId: 'changeOrder',
    summary: 'Change an order',
    requestBody: { required: true, content: orderOf({ id: 'o-1' }) },
    responses: { '200': { description: 'Changed.' } },
  };
  const topping = { $ref: '#/components/schemas/Topping' };
  const toppings = { type: 'array', description: 'What goes on top.', items: topping };
  return {
    openapi: '3.1.0',
    info: { title: 'Corner Slice API', version: '1.0.0' },
    servers: [{ url: 'https://api.corner-slice.example/v1', description: 'Orders' }],
    security: [{ key: [] }],
    tags: [{ name: 'Orders' }],
    paths: { [PATH]: { parameters: [{ $ref: '#/components/parameters/OrderId' }], get, put } },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api-key', description: 'Your key.' } },
      parameters: {
        OrderId: {
          ...{ name: 'order-id', in: 'path', required: true, description: 'ID of the order.' },
          ...{ schema: { type: 'string' }, example: 'o-1' },
        },
      },
      schemas: {
        Order: {
          ...{ type: 'object', description: 'What somebody wants.', required: ['id'] },
          properties: { id: text('Unique ID.'), toppings },
        },
        Topping: {
          ...{ type: 'object', description: 'One topping.' },
          properties: { name: text('Name of the topping.'), under: topping },
        },
      },
    },
  };
}

/** The text of a document, as it stands in a file. */
export function textOf(document: object): string {
  return JSON.stringify(document, null, 2);
}

/** Reads a document, changed by `change`, which also gets its two operations. */
export function makeApi(change: (document: Draft, get: Draft, put: Draft) => unknown = () => undefined): Api {
  const document = makeDocument();
  const { get, put } = document.paths[PATH];
  change(document, get, put);
  return parseApi(textOf(document), 'openapi.json');
}
