import type { JsonSchema, OpenApiDocument } from './document';

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
  /** The server's address, without a slash at the end. */
  server: string;
  /** Keys and tokens without which a caller is refused. */
  credentials: Credential[];
  parameters: Parameter[];
  body?: Body;
  responses: Response[];
}

/** A key or a token. `in` and `name` say where it goes; a bearer token or a password goes into the `Authorization` header. */
export interface Credential {
  id: string;
  kind: 'apiKey' | 'bearer' | 'basic' | 'oauth2' | 'other';
  in: 'query' | 'header' | 'cookie';
  name: string;
  description: string;
  /** Of `oauth2`. */
  signIn?: SignIn;
}

/** How a token is fetched: the addresses of the flow `authorizationCode`, where the file has one. */
export interface SignIn {
  authorizationUrl?: string;
  tokenUrl?: string;
  scopes?: string[];
}

/** A value that is sent beside the body. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  description: string;
  deprecated?: boolean;
  schema: Schema;
  example?: unknown;
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
  /** The schema as it stands in the file. */
  source?: JsonSchema;
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
  /** A status code, or `default` for every other. */
  status: string;
  description: string;
  /** Absent where the body is not known, or there is none. */
  content?: Content;
}

/** The form of a value. */
export interface Schema {
  /** The name in `components`, for a schema that has one. */
  name?: string;
  /** For people: `string`, `array of TestResult`, `string or null`. */
  type: string;
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
  /** The schemas by name that `type` speaks of. */
  mentions: string[];
  /** Whether the schema stands inside itself: its fields are then those of the schema of its name. */
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
