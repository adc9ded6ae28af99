import type { FormField } from './fields';
import type { ContentType, Method } from './types';
import type { FieldInput } from './values';

/** The form as a reader has filled it in. */
export interface RequestForm {
  method: Method;
  /** The address before `url`; absent where `url` is a whole one. */
  server?: string;
  /** The address with its placeholders. */
  url: string;
  fields: readonly FormField[];
  /** The input of each field, by the field's id. A field that is not here is empty. */
  inputs: Readonly<Record<string, FieldInput>>;
  contentType: ContentType | string;
  /** The body as it was typed; `undefined` when it is made of the fields. */
  rawBody?: string;
  isBodyRequired?: boolean;
}

/** A header as it is sent. */
export interface Header {
  name: string;
  value: string;
}

/** A part of a multipart body. */
export type Part = { name: string; value: string } | { name: string; file: File };

/** A body as it is sent. */
export type RequestBody =
  | { kind: 'text'; contentType: string; text: string; pairs?: readonly (readonly [string, string])[] }
  | { kind: 'multipart'; parts: readonly Part[] }
  | { kind: 'file'; contentType: string; file: File };

/** A request, ready to be sent or written as a sample. */
export interface BuiltRequest {
  method: Method;
  /** Complete and encoded. */
  url: string;
  headers: readonly Header[];
  body?: RequestBody;
  /** Whether the browser sends the cookies that it has for the host. */
  withCookies?: boolean;
}

/** A problem that keeps a request from being sent. */
export interface RequestProblem {
  /** A field's id, `url` or `body`. */
  place: string;
  /** A sentence for the reader. */
  message: string;
}

/** The outcome of {@link buildRequest}. */
export interface BuildResult {
  /** The request as far as it can be told: missing values of the path are `YOUR_NAME`. Absent when the address is none. */
  request?: BuiltRequest;
  /** A request with problems must not be sent. */
  problems: readonly RequestProblem[];
}
