/** HTTP methods that a playground can send. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
export type Method = (typeof METHODS)[number];

/** Where the value of a field goes. */
export const LOCATIONS = ['path', 'query', 'header', 'body'] as const;
export type FieldLocation = (typeof LOCATIONS)[number];

/**
 * The type of a field's value, which decides how it is entered and sent.
 * `json` is any JSON; an array of it in the query or in a form repeats the parameter.
 */
export const FIELD_TYPES = ['string', 'number', 'integer', 'boolean', 'json', 'file'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** How a body is written. */
export const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'application/xml',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Any JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON Schema (draft 2020-12) that needs nothing but itself: references are `#/$defs/…`. */
export type JsonSchema = { [key: string]: unknown };

/** One field of the form. */
export interface PlaygroundField {
  /** Name of the parameter, header or body property. */
  name: string;
  /** The value that the form starts with. */
  value?: Json;
  /** Default: the JSON type of `value`, otherwise `string`. */
  type?: FieldType;
  /** Default: `path` where the address has a placeholder of this name, otherwise what the method says: body or query. */
  in?: FieldLocation;
  /** A required field is checked before sending. Fields of the path are always required. */
  required?: boolean;
  /** The allowed values: the field is a choice. */
  enum?: readonly (string | number)[];
  /** One sentence, plain text. */
  description?: string;
}

/** A way to authenticate. The credentials of a scheme are entered once for a host, for all playgrounds. */
export type AuthScheme =
  /** A cookie is the browser's: a page can only have those sent that the browser has for the host. */
  | { type: 'apiKey'; in: 'query' | 'header' | 'cookie'; name: string; description?: string }
  | { type: 'bearer'; description?: string }
  | { type: 'basic'; description?: string }
  /** A token that is pasted or, with both addresses, fetched by signing in: authorization code with PKCE. */
  | {
      type: 'oauth2';
      authorizationUrl?: string;
      tokenUrl?: string;
      scopes?: readonly string[];
      description?: string;
    };

/** A server; its `url` comes before the `url` of the playground. */
export interface PlaygroundServer {
  url: string;
  description?: string;
}

/** A body that is typed as text instead of field by field. */
export interface PlaygroundBody {
  /** Default `application/json`. */
  contentType?: ContentType;
  /** The text that the editor starts with: JSON for a JSON body, otherwise a string. */
  example?: Json;
  /** The body is checked against it before sending; JSON only. */
  schema?: JsonSchema;
  required?: boolean;
}

/** The attributes of `<ApiPlayground>`. */
export interface PlaygroundProps {
  /** `https://…`, or a path when `servers` are given. Placeholders: `{name}` or `<name>`. */
  url: string;
  /** Default `GET`. */
  method?: Method;
  data?: readonly PlaygroundField[];
  /** Sent with every request, as text. */
  headers?: Readonly<Record<string, string>>;
  /** Default: the host of `url`. The reader can choose and edit. */
  servers?: readonly PlaygroundServer[];
  auth?: readonly AuthScheme[];
  body?: PlaygroundBody;
  /** The purpose of the request, for headings and screen readers. Default: method and address. */
  title?: string;
  /** The meaning of each status here, by code: `{ '404': 'No such suite.' }`. */
  responses?: Readonly<Record<string, string>>;
}
