import type { Problem } from '../errors';
import type { OpenApiDocument } from './document';
import type { Operation } from './operations';

/** An HTTP API, read from an OpenAPI file, for the reference, samples, playgrounds and downloads. */
export interface Api {
  /** The file with its tokens filled in, as served. */
  document: OpenApiDocument;
  /** The text that `document` was read from. */
  source: string;
  /** The file name in messages. */
  file: string;
  /** Operations by `operationId`, in the file's order. */
  operations: ReadonlyMap<string, Operation>;
  /** The schemas of `components`, by name. */
  schemas: ReadonlyMap<string, Schema>;
  /** Parts of the file that the reference doesn't show. */
  warnings: readonly Problem[];
}

/** The addresses at which the site serves the file, converted if necessary. */
export const API_DOWNLOADS = ['/openapi.json', '/openapi.yaml'] as const;

/** A property of an object. */
export interface Field {
  /** `*` for properties of any name. */
  name: string;
  required: boolean;
  schema: Schema;
}

/** JSON types, and `integer`. */
export type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** What the reference says about a value. */
export interface Schema {
  /** Its name in `components`, if it has one. */
  name?: string;
  /** The file's title, for a schema without a name. */
  title?: string;
  /** The type for readers: `string`, `array of TestResult`, `string or null`. */
  type: string;
  /** The types for programs. Empty if any type is allowed. */
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
  /** The properties of an object, or of an array's items. Empty if the schema contains itself or is nested too deeply. */
  fields: Field[];
  alternatives: Schema[];
}

/** The field name that means a property of any name. */
export const ANY_NAME = '*';
