import type { Problem } from '../errors';
import type { OpenApiDocument } from './document';
import type { Operation } from './operations';

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

/** A property of an object. */
export interface Field {
  /** `*` for properties of any name. */
  name: string;
  required: boolean;
  schema: Schema;
}

/** JSON's types, with whole numbers apart. */
export type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The form of a value. */
export interface Schema {
  /** The name in `components`, for a schema that has one. */
  name?: string;
  /** In the words of the file, for a form without a name. */
  title?: string;
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

/** The name of the field that stands for properties of any name. */
export const ANY_NAME = '*';
