import { z } from 'zod';
import { hasPlaceholderInHost } from '../playground/placeholders';

/** A reference to another part of the same file: `{ "$ref": "#/components/schemas/TestRun" }`. */
const reference = z.object({ $ref: z.string().regex(/^#\//, 'must lead to a part of this file: "#/…"') });

const orReference = <Shape extends z.ZodType>(shape: Shape) => z.union([reference, shape]);

/** A part of OpenAPI that the reference has no form for: refused, because a reader would not know that something is left out. */
const notShown = z
  .undefined('is not shown by the reference: describe it in a page, and take it out of the file')
  .optional();

const example = z.looseObject({ summary: z.string().optional(), value: z.unknown().optional() });

/** JSON Schema as the reference shows it; other keywords are kept for the downloads. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  contentEncoding?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  deprecated?: boolean;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().regex(/^#\//, 'must lead to a part of this file: "#/…"').optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    contentEncoding: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    examples: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    oneOf: z.array(jsonSchema).optional(),
    anyOf: z.array(jsonSchema).optional(),
    allOf: z.array(jsonSchema).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    deprecated: z.boolean().optional(),
  }),
);

const media = z.looseObject({
  schema: jsonSchema.optional(),
  example: z.unknown().optional(),
  examples: z.record(z.string(), example).optional(),
});

const parameter = z.looseObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  deprecated: z.boolean().optional(),
  schema: jsonSchema,
  example: z.unknown().optional(),
});

const requestBody = z.looseObject({
  description: z.string().optional(),
  required: z.boolean().optional(),
  content: z.record(z.string(), media),
});

const response = z.looseObject({
  description: z.string().min(1),
  content: z.record(z.string(), media).optional(),
});

/** Other schemes would be opened, or run, on a click. */
const webAddress = z.url({ protocol: /^https?$/ });

const server = z.looseObject({
  url: webAddress.refine(
    (url) => !hasPlaceholderInHost(url),
    'a placeholder cannot stand in the host; name each host as a server',
  ),
  description: z.string().optional(),
});

/** A list of alternatives, each a set of schemes that are needed together. */
const security = z.array(z.record(z.string(), z.array(z.string())));

const operation = z.looseObject({
  operationId: z.string().regex(/^[A-Za-z][\w-]*$/, 'must be letters, digits, "_" and "-"'),
  summary: z.string().min(1),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters: z.array(orReference(parameter)).optional(),
  requestBody: orReference(requestBody).optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|default)$/, 'must be a status code or "default"'),
    orReference(response),
  ),
  security: security.optional(),
  servers: z.array(server).optional(),
  deprecated: z.boolean().optional(),
  callbacks: notShown,
});

const pathItem = z.looseObject({
  $ref: notShown,
  parameters: z.array(orReference(parameter)).optional(),
  servers: z.array(server).optional(),
  get: operation.optional(),
  put: operation.optional(),
  post: operation.optional(),
  delete: operation.optional(),
  patch: operation.optional(),
  head: operation.optional(),
  options: operation.optional(),
  trace: notShown,
});

const securityScheme = z.looseObject({
  type: z.enum(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']),
  description: z.string().optional(),
  name: z.string().optional(),
  in: z.enum(['query', 'header', 'cookie']).optional(),
  scheme: z.string().optional(),
  flows: z
    .looseObject({
      authorizationCode: z
        .looseObject({ authorizationUrl: webAddress, tokenUrl: webAddress, scopes: z.record(z.string(), z.string()) })
        .optional(),
    })
    .optional(),
});

/** The parts of an OpenAPI 3.1 description that the reference needs. Everything else in the file stays as it is; the linter checks it. */
export const documentSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/, 'must be 3.1.x'),
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string().optional() }),
  servers: z.array(server).min(1),
  security: security.optional(),
  tags: z.array(z.looseObject({ name: z.string(), description: z.string().optional() })).optional(),
  paths: z.record(z.string().startsWith('/'), pathItem),
  webhooks: notShown,
  components: z
    .looseObject({
      parameters: z.record(z.string(), parameter).optional(),
      responses: z.record(z.string(), response).optional(),
      requestBodies: z.record(z.string(), requestBody).optional(),
      schemas: z.record(z.string(), jsonSchema).optional(),
      securitySchemes: z.record(z.string(), securityScheme).optional(),
    })
    .optional(),
});

/** See {@link documentSchema}. */
export type OpenApiDocument = z.infer<typeof documentSchema>;

/** The methods of a path, in the order in which the reference shows them. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

export type OperationObject = z.infer<typeof operation>;
export type ParameterObject = z.infer<typeof parameter>;
export type MediaObject = z.infer<typeof media>;
export type RequestBodyObject = z.infer<typeof requestBody>;
export type ResponseObject = z.infer<typeof response>;
export type SecurityScheme = z.infer<typeof securityScheme>;
