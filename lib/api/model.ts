import type { Problem } from '../errors';
import type { ParameterStyle } from '../playground/types';
import type { JsonSchema, OpenApiDocument } from './document';
import type { Operation } from './operations';

/** An HTTP API, read from an OpenAPI file, for the reference, samples, playgrounds and downloads. */
export interface Api {
  /** The file with its tokens filled in, as served. */
  document: OpenApiDocument;
  source: string;
  file: string;
  /** Operations by `operationId`, in the file's order. */
  operations: ReadonlyMap<string, Operation>;
  schemas: ReadonlyMap<string, Schema>;
  warnings: readonly Problem[];
  /** The addresses of schemas' sections on the site's pages, by name. */
  sections?: ReadonlyMap<string, string>;
}

/** The addresses at which the site serves the file, converted if necessary. */
export const API_DOWNLOADS = ['/openapi.json', '/openapi.yaml'] as const;

/** A property of an object. */
export interface Field {
  /** `*` for properties of any name. */
  name: string;
  required: boolean;
  schema: Schema;
  /** How an address or a form contains the value. Absent for JSON. */
  style?: ParameterStyle;
  explode?: boolean;
  /** Whether a form contains the value as JSON text. */
  isJson?: boolean;
}

/** JSON types, and `integer`. */
export type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** Part of a type for readers: words, a schema's name, or the only value allowed. */
export interface TypePart {
  text: string;
  /** The schema that describes this part. */
  name?: string;
  isValue?: boolean;
  /** Whether only the schema's name is known here: see {@link Schema.isCut}. */
  isCut?: boolean;
}

/** A value's description in the reference. */
export interface Schema {
  name?: string;
  /** The schemas of `components` that it consists of, including itself. */
  bases: readonly string[];
  /** The type for readers: `string`, `array of TestResult`, `string or null`. */
  type: string;
  /** The same in parts, which link to the schemas they name. */
  types: readonly TypePart[];
  /** The types for programs. Empty if any type is allowed. */
  kinds: Kind[];
  /** Markdown. */
  description: string;
  default?: unknown;
  values?: unknown[];
  /** Other rules, such as `format uri` and `at least 1`. */
  rules: string[];
  examples: unknown[];
  deprecated?: boolean;
  /** The keywords that the schema was read from, merged. */
  keywords: JsonSchema;
  fields: Field[];
  item?: Schema;
  alternatives: Schema[];
  /** Whether fields and alternatives are omitted, because the schema contains itself or is nested too deeply. */
  isCut?: boolean;
  /** A cut schema with only its required fields and its first alternative. */
  readonly least?: Schema;
}

/** The field name that means a property of any name. */
export const ANY_NAME = '*';
