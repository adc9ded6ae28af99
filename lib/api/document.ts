import { z } from 'zod';
import { METHODS, type Method } from '../playground/types';

/** Optional keys with values of the same shape. */
const each = <Key extends string, Shape extends z.ZodType>(shape: Shape, ...keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, shape.optional()])) as Record<Key, z.ZodOptional<Shape>>;
const record = <Shape extends z.ZodType>(shape: Shape) => z.record(z.string(), shape);
/** A record without the extensions that a file can have next to its keys, such as `x-note`. */
const unextended = <Shape extends z.ZodType>(shape: Shape, key = z.string()) =>
  record(z.unknown())
    .transform((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('x-'))))
    .pipe(z.record(key, shape));
const orReference = <Shape extends z.ZodType>(shape: Shape) => z.union([z.looseObject({ $ref: z.string() }), shape]);

/** Keywords without nested schemas. */
const keywords = {
  ...each(z.string(), '$ref', 'title', 'description', 'format', 'contentEncoding', 'pattern'),
  ...each(z.boolean(), 'nullable', 'readOnly', 'writeOnly', 'deprecated', 'uniqueItems'),
  // A boolean in OpenAPI 3.0, and a limit in 3.1.
  ...each(z.union([z.boolean(), z.number()]), 'exclusiveMinimum', 'exclusiveMaximum'),
  ...each(z.number(), 'minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength'),
  ...each(z.number(), 'minItems', 'maxItems', 'minProperties', 'maxProperties'),
  ...each(z.unknown(), 'const', 'default', 'example'),
  ...each(z.array(z.unknown()), 'enum', 'examples'),
  ...each(z.array(z.string()), 'required'),
  ...each(z.union([z.string(), z.array(z.string())]), 'type'),
  discriminator: z.looseObject({ propertyName: z.string(), ...each(record(z.string()), 'mapping') }).optional(),
};

/** The JSON Schema keywords of OpenAPI 3.0 and 3.1 that the reference shows. Downloads contain all others, too. */
export interface JsonSchema
  extends
    z.infer<z.ZodObject<typeof keywords>>,
    Partial<Record<'items' | 'additionalProperties', SchemaSource>>,
    Partial<Record<'oneOf' | 'anyOf' | 'allOf', SchemaSource[]>>,
    Partial<Record<'properties', Record<string, SchemaSource>>>,
    // The patterns of all parts, once they are merged.
    Partial<Record<'patterns', readonly string[]>> {}

/** A schema. `true` allows everything, and `false` nothing. */
export type SchemaSource = JsonSchema | boolean;

const jsonSchema: z.ZodType<SchemaSource> = z.lazy(() =>
  z.union([
    z.boolean(),
    z.looseObject({
      ...keywords,
      ...each(jsonSchema, 'items', 'additionalProperties'),
      ...each(z.array(jsonSchema), 'oneOf', 'anyOf', 'allOf'),
      ...each(record(jsonSchema), 'properties'),
    }),
  ]),
);

const described = each(z.string(), 'description');
const example = z.looseObject({ ...each(z.string(), 'summary', 'externalValue'), ...each(z.unknown(), 'value') });
const examples = { ...each(z.unknown(), 'example'), ...each(record(orReference(example)), 'examples') };

const encoding = z.looseObject({
  ...each(z.string(), 'style', 'contentType'),
  ...each(z.boolean(), 'explode'),
});

const media = z.looseObject({ ...each(jsonSchema, 'schema'), ...each(record(encoding), 'encoding'), ...examples });

const parameter = z.looseObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  ...each(z.string(), 'description', 'style'),
  ...each(z.boolean(), 'required', 'deprecated', 'explode'),
  ...each(jsonSchema, 'schema'),
  ...each(record(media), 'content'),
  ...examples,
});

const requestBody = z.looseObject({ ...described, ...each(z.boolean(), 'required'), content: record(media) });

const response = z.looseObject({ ...described, ...each(record(media), 'content') });

const variable = z.looseObject({ default: z.union([z.string(), z.number()]) });

const server = z.looseObject({ ...described, ...each(record(variable), 'variables'), url: z.string() });

const servers = each(z.array(server), 'servers');
const parameters = each(z.array(orReference(parameter)), 'parameters');
/** Alternatives, one of which is enough. Each is a set of schemes that are required together. */
const security = each(z.array(record(z.array(z.string()))), 'security');

const operation = z.looseObject({
  ...servers,
  ...parameters,
  ...security,
  ...each(z.string(), 'operationId', 'summary', 'description'),
  ...each(z.boolean(), 'deprecated'),
  ...each(orReference(requestBody), 'requestBody'),
  ...each(unextended(orReference(response)), 'responses'),
});

const pathItem = z.looseObject({
  ...servers,
  ...parameters,
  ...each(z.string(), '$ref'),
  ...each(orReference(operation), ...METHODS.map((method) => method.toLowerCase() as Lowercase<Method>)),
});

const securityScheme = z.looseObject({
  type: z.enum(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']),
  in: z.enum(['query', 'header', 'cookie']).optional(),
  ...each(z.string(), 'description', 'name', 'scheme', 'openIdConnectUrl'),
  ...each(unextended(z.looseObject(each(z.string(), 'authorizationUrl', 'tokenUrl'))), 'flows'),
});

const openApi = z.looseObject({
  ...servers,
  ...security,
  openapi: z.string().regex(/^3\.[012](\.|$)/, 'is not supported; convert the file to OpenAPI 3.1'),
  info: z.looseObject({ title: z.string(), version: z.coerce.string() }),
  paths: unextended(pathItem, z.string().startsWith('/')).default({}),
  components: z
    .looseObject({
      ...each(record(jsonSchema), 'schemas'),
      ...each(record(orReference(securityScheme)), 'securitySchemes'),
    })
    .optional(),
});

const SWAGGER = 'Swagger 2 is not supported; convert the file to OpenAPI 3.1, for example with `npx swagger2openapi`';
/** The mark of the version before OpenAPI 3, in which hundreds of other places would be wrong. */
const swagger = z.custom<unknown>(() => false, SWAGGER).optional();

/** The parts of an OpenAPI description (3.0 to 3.2) that the reference needs. Downloads also contain other parts. */
export const documentSchema = z.looseObject({ swagger }).pipe(openApi);

/** See {@link documentSchema}. */
export type OpenApiDocument = z.infer<typeof documentSchema>;

/** An operation of the document. */
export type OperationObject = z.infer<typeof operation>;
/** A parameter of an operation. */
export type ParameterObject = z.infer<typeof parameter>;
/** The way a property of a form is sent. */
export type EncodingObject = z.infer<typeof encoding>;
/** A body in one content type. */
export type MediaObject = z.infer<typeof media>;
/** A way to authenticate. */
export type SecurityScheme = z.infer<typeof securityScheme>;
