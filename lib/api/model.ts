import type { Problem } from '../errors';
import type { OpenApiDocument } from './document';
import type { Operation } from './operations';

/** The HTTP API, read from one OpenAPI file, for the reference, samples, playground and downloads. */
export interface Api {
  /** The file with its identity tokens filled in, as it is served. */
  document: OpenApiDocument;
  /** The file's text, from which `document` was read. */
  source: string;
  /** The file name in messages. */
  file: string;
  /** By `operationId`, in the order of the file. */
  operations: ReadonlyMap<string, Operation>;
  /** The schemas of `components`, by name. */
  schemas: ReadonlyMap<string, Schema>;
  /** Parts of the file that the reference doesn't show. */
  warnings: readonly Problem[];
}

/** A property of an object. */
export interface Field {
  /** `*` for properties of any name. */
  name: string;
  required: boolean;
  schema: Schema;
}

/** The types of JSON, and `integer`. */
export type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** What the reference says of a value. */
export interface Schema {
  /** Its name in `components`, if it has one. */
  name?: string;
  /** The file's title, for a schema without a name. */
  title?: string;
  /** For people: `string`, `array of TestResult`, `string or null`. */
  type: string;
  /** For programs. Empty if any type is allowed. */
  kinds: Kind[];
  format?: string;
  isSecret?: boolean;
  /** Markdown. */
  description: string;
  default?: unknown;
  /** The allowed values, if they are listed. */
  values?: unknown[];
  /** Other rules, such as `format uri` and `at least 1`. */
  rules: string[];
  examples: unknown[];
  deprecated?: boolean;
  /** The properties of an object, or of the items of an array of objects. */
  fields: Field[];
  alternatives: Schema[];
  /** Whether the fields are omitted, because the schema contains itself or is nested too deeply. */
  recursive: boolean;
}

/** The field name for properties of any name. */
export const ANY_NAME = '*';
