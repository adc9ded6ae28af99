import type { Problem } from '../errors';
import type { ParameterStyle, PlaygroundServer } from '../playground/types';
import type { OpenApiDocument, ParameterObject } from './document';

/** The HTTP API as the reference, the samples, the playground and the downloads see it: read from one OpenAPI file. */
export interface Api {
  /** The file with its identity tokens filled in: what is served. */
  document: OpenApiDocument;
  /** The file's text, from which `document` was read. */
  source: string;
  /** The file's name for messages. */
  file: string;
  /** By `operationId`, in the order of the file. */
  operations: ReadonlyMap<string, Operation>;
  /** The schemas of `components`, by name. */
  schemas: ReadonlyMap<string, Schema>;
  /** Parts of the file that the reference does not show. */
  warnings: readonly Problem[];
}

/** One method of one path. */
export interface Operation {
  /** `operationId`: the beginning of every anchor of the operation's parts. */
  id: string;
  /** In capitals. */
  method: string;
  /** With placeholders in braces, relative to the server. */
  path: string;
  /** A heading: what the operation does. */
  summary: string;
  /** Markdown. */
  description: string;
  tag?: string;
  /** New programs should not use it. */
  deprecated?: boolean;
  /** The servers, the first of which is shown. URLs end without a slash. */
  servers: PlaygroundServer[];
  /** Keys and tokens of all alternatives. */
  credentials: Credential[];
  /** Alternative sets of credential ids, one of which is needed; an empty set means that none is. */
  security: string[][];
  /** A page with more about the operation. */
  moreUrl?: string;
  parameters: Parameter[];
  body?: Body;
  responses: Response[];
}

/** A key, a token or a certificate. `in` and `name` say where it is sent; undefined for what no request contains. */
export interface Credential {
  id: string;
  kind: 'apiKey' | 'bearer' | 'basic' | 'oauth2' | 'other';
  in?: 'query' | 'header' | 'cookie';
  name: string;
  /** For people: `API key`, `bearer token`, `mutualTLS`. */
  type: string;
  description: string;
  /** Scopes and the addresses that hand out tokens, each a few words. */
  facts: string[];
}

/** A value that is sent beside the body. */
export interface Parameter extends Pick<ParameterObject, 'name' | 'in' | 'deprecated' | 'explode' | 'allowReserved'> {
  required: boolean;
  description: string;
  schema: Schema;
  examples: unknown[];
  style?: ParameterStyle;
}

/** A request's body. */
export interface Body extends Content {
  required: boolean;
  description: string;
}

/** The content of a body. */
export interface Content {
  /** For example `application/json`. */
  mediaType: string;
  schema?: Schema;
  /** Further media types of the same content. */
  otherTypes: string[];
  /** In the order of the file; empty where none is known. */
  examples: Example[];
}

/** A value as it is sent or received. */
export interface Example {
  /** Tells this example from the others, where there are several. */
  title?: string;
  value: unknown;
}

/** An answer. */
export interface Response {
  /** A status code, a range such as `4XX`, or `default` for every other. */
  status: string;
  description: string;
  /** Undefined if the body is not known, or there is none. */
  content?: Content;
  headers: Parameter[];
}

/** JSON's types, with whole numbers apart. */
export type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The form of a value. */
export interface Schema {
  /** The name in `components`, for a schema that has one. */
  name?: string;
  /** For people: `string`, `array of TestResult`, `string or null`. */
  type: string;
  /** For programs; empty where any type is allowed. */
  kinds: Kind[];
  format?: string;
  /** Whether the file declares the value secret. */
  isSecret?: boolean;
  /** Markdown. */
  description: string;
  default?: unknown;
  /** The values that are allowed, where they are few. */
  values?: unknown[];
  /** Further rules, each a few words: `format uri`, `at least 1`. */
  rules: string[];
  examples: unknown[];
  deprecated?: boolean;
  /** The properties of an object, or of the items of an array of objects. */
  fields: Field[];
  /** Alternatives of which the value is one. */
  alternatives: Schema[];
  /** Whether the fields are left to the schema of this name, because it is inside itself or too deep. */
  recursive: boolean;
}

/** A property of an object. */
export interface Field {
  /** `*` for properties of any name. */
  name: string;
  required: boolean;
  schema: Schema;
}

/** The name of the field that stands for properties of any name. */
export const ANY_NAME = '*';
