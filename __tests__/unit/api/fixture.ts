import { parseApi } from '../../../lib/api/read';
import type { Api } from '../../../lib/api/model';

/** A document that a test may break in ways that no type allows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Draft = Record<string, any>;

/** What a small OpenAPI file says; each test changes what it is about. */
export function makeDocument(): Draft {
  return {
    openapi: '3.1.0',
    info: { title: 'Corner Slice API', version: '1.0.0' },
    servers: [{ url: 'https://api.corner-slice.example/v1', description: 'Orders' }],
    security: [{ key: [] }],
    tags: [{ name: 'Orders' }],
    paths: {
      '/orders/{order-id}': {
        parameters: [{ $ref: '#/components/parameters/OrderId' }],
        get: {
          tags: ['Orders'],
          operationId: 'getOrder',
          summary: 'Get an order',
          description: 'Says how far an order is.',
          parameters: [
            {
              name: 'verbose',
              in: 'query',
              description: 'How much to say.',
              schema: { type: 'string', enum: ['little', 'much'], default: 'little' },
            },
          ],
          responses: {
            '200': {
              description: 'The order.',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/Order' },
                  example: { id: 'o-1', toppings: [{ name: 'olives' }] },
                },
              },
            },
            '404': { description: 'No such order.' },
          },
        },
        put: {
          tags: ['Orders'],
          operationId: 'changeOrder',
          summary: 'Change an order',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Order' }, example: { id: 'o-1' } },
            },
          },
          responses: { '200': { description: 'Changed.' } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api-key', description: 'Your key.' } },
      parameters: {
        OrderId: {
          name: 'order-id',
          in: 'path',
          required: true,
          description: 'ID of the order.',
          schema: { type: 'string' },
          example: 'o-1',
        },
      },
      schemas: {
        Order: {
          type: 'object',
          description: 'What somebody wants.',
          required: ['id'],
          properties: {
            id: { type: 'string', description: 'Unique ID.' },
            toppings: {
              type: 'array',
              description: 'What goes on top.',
              items: { $ref: '#/components/schemas/Topping' },
            },
          },
        },
        Topping: {
          type: 'object',
          description: 'One topping.',
          properties: {
            name: { type: 'string', description: 'Name of the topping.' },
            under: { $ref: '#/components/schemas/Topping' },
          },
        },
      },
    },
  };
}

/** The text of a document, as it stands in a file. */
export function textOf(document: object): string {
  return JSON.stringify(document, null, 2);
}

/** Reads a document, changed by `change`. */
export function makeApi(change: (document: Draft) => void = () => undefined): Api {
  const document = makeDocument();
  change(document);
  return parseApi(textOf(document), 'openapi.json');
}
