import { z } from 'zod';

const text = z.string().optional();
const isTrue = z.boolean().optional();
const anything = z.unknown().optional();
const strings = z.array(z.string()).optional();
const count = z.number().optional();
/** A text where the digits are more than a number keeps. */
const limit = z.union([z.number(), z.string()]).optional();
/** `true` in 3.0, a limit in 3.1. */
const exclusive = z.union([z.boolean(), z.number(), z.string()]).optional();
const discriminator = z.looseObject({ propertyName: text, mapping: z.record(z.string(), z.string()).optional() });

/** The keywords that contain no further schema. */
const keywords = {
  ...{ $ref: text, description: text, format: text, contentEncoding: text, pattern: text, required: strings },
  ...{ nullable: isTrue, readOnly: isTrue, writeOnly: isTrue, deprecated: isTrue, uniqueItems: isTrue },
  ...{ minimum: limit, maximum: limit, exclusiveMinimum: exclusive, exclusiveMaximum: exclusive, multipleOf: count },
  ...{
    minLength: count,
    maxLength: count,
    minItems: count,
    maxItems: count,
    minProperties: count,
    maxProperties: count,
  },
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: anything,
  default: anything,
  example: anything,
  /** An object in files that take those of a media type as their model. */
  examples: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional(),
  discriminator: discriminator.optional(),
};

/** JSON Schema as the reference shows it, of OpenAPI 3.0 and 3.1; other keywords are kept for the downloads. */
export interface JsonSchema extends z.infer<z.ZodObject<typeof keywords>> {
  properties?: Record<string, SchemaSource>;
  patternProperties?: Record<string, SchemaSource>;
  additionalProperties?: SchemaSource;
  items?: SchemaSource;
  prefixItems?: SchemaSource[];
  oneOf?: SchemaSource[];
  anyOf?: SchemaSource[];
  allOf?: SchemaSource[];
}

/** A schema; `true` allows everything, `false` nothing. */
export type SchemaSource = JsonSchema | boolean;

const jsonSchema: z.ZodType<SchemaSource> = z.lazy(() => {
  const list = z.array(jsonSchema).optional();
  const map = z.record(z.string(), jsonSchema).optional();
  const one = jsonSchema.optional();
  const parts = { properties: map, patternProperties: map, additionalProperties: one, items: one };
  const lists = { oneOf: list, anyOf: list, allOf: list, prefixItems: list };
  return z.union([z.boolean(), z.looseObject({ ...keywords, ...parts, ...lists })]);
});

const reference = z.looseObject({ $ref: z.string() });
const orReference = <Shape extends z.ZodType>(shape: Shape) => z.union([reference, shape]);
const record = <Shape extends z.ZodType>(shape: Shape) => z.record(z.string(), shape);

const example = orReference(z.looseObject({ summary: text, value: anything, externalValue: text }));

const media = z.looseObject({
  // A key without a value, which YAML reads as null.
  schema: jsonSchema.nullish().transform((schema) => schema ?? undefined),
  example: anything,
  examples: record(example).optional(),
});

const parameter = z.looseObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: isTrue,
  description: text,
  deprecated: isTrue,
  schema: jsonSchema.optional(),
  content: record(media).optional(),
  style: text,
  explode: isTrue,
  allowReserved: isTrue,
  example: anything,
  examples: record(example).optional(),
});

const requestBody = z.looseObject({ description: text, required: isTrue, content: record(media) });

const header = parameter.omit({ name: true, in: true });

const response = z.looseObject({
  description: z.string().default(''),
  content: record(media).optional(),
  headers: record(orReference(header)).optional(),
});

const server = z.looseObject({
  url: z.string(),
  description: text,
  variables: record(
    z.looseObject({
      default: z.union([z.string(), z.number()]),
      enum: z.array(z.union([z.string(), z.number()])).optional(),
      description: text,
    }),
  ).optional(),
});

/** A list of alternatives, each a set of schemes that are needed together. */
const security = z.array(record(z.array(z.string()))).optional();

const operation = z.looseObject({
  operationId: text,
  summary: text,
  description: text,
  externalDocs: z.looseObject({ url: z.string(), description: text }).optional(),
  tags: strings,
  parameters: z.array(orReference(parameter)).optional(),
  requestBody: orReference(requestBody).optional(),
  responses: record(orReference(response)).default({}),
  security,
  servers: z.array(server).optional(),
  deprecated: isTrue,
});

/** The methods of a path, in the order in which the reference shows them. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

const optional = operation.optional();
const pathItem = z.looseObject({
  $ref: text,
  parameters: z.array(orReference(parameter)).optional(),
  servers: z.array(server).optional(),
  ...{ get: optional, put: optional, post: optional, delete: optional },
  ...{ patch: optional, head: optional, options: optional },
});

const flow = z.looseObject({ authorizationUrl: text, tokenUrl: text });

const securityScheme = z.looseObject({
  type: z.enum(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']),
  description: text,
  name: text,
  in: z.enum(['query', 'header', 'cookie']).optional(),
  scheme: text,
  flows: record(flow).optional(),
  openIdConnectUrl: text,
});

/** The parts of an OpenAPI description, 3.0 to 3.2, that the reference needs. Everything else stays for the downloads. */
export const documentSchema = z.looseObject({
  openapi: z.string().regex(/^3\.[012](\.|$)/, 'is not read; convert the file to OpenAPI 3.1'),
  info: z.looseObject({ title: z.string(), version: z.coerce.string() }),
  servers: z.array(server).optional(),
  security,
  paths: z.record(z.string().startsWith('/'), pathItem).default({}),
  components: z
    .looseObject({
      schemas: record(jsonSchema).optional(),
      securitySchemes: record(orReference(securityScheme)).optional(),
    })
    .optional(),
});

/** See {@link documentSchema}. */
export type OpenApiDocument = z.infer<typeof documentSchema>;

export type OperationObject = z.infer<typeof operation>;
export type PathItemObject = z.infer<typeof pathItem>;
export type ParameterObject = z.infer<typeof parameter>;
export type MediaObject = z.infer<typeof media>;
export type RequestBodyObject = z.infer<typeof requestBody>;
export type ResponseObject = z.infer<typeof response>;
export type HeaderObject = z.infer<typeof header>;
export type ServerObject = z.infer<typeof server>;
export type SecurityScheme = z.infer<typeof securityScheme>;
