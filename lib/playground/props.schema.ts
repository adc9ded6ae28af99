import { z } from 'zod';
import { METHODS, STYLES } from './types';
import { hasPlaceholderInHost } from './url';

const text = z.string().optional();
const flag = z.boolean().optional();
const namesHost = (url: string) => !hasPlaceholderInHost(url);
const NO_HOST = 'the host can’t contain a placeholder; list each host as a server';

/** `json` is any JSON. `file` and cookies appear in samples, and are never sent. */
const type = z.enum(['string', 'number', 'integer', 'boolean', 'json', 'file']);
const location = z.enum(['path', 'query', 'header', 'cookie', 'body']);

const field = z.strictObject({
  /** The name of the parameter, header or body property. */
  name: z.string().min(1),
  /** The initial value. */
  value: z.json().optional(),
  /** The type. By default, the JSON type of `value`, or else `string`. */
  type: type.optional(),
  /** Where the value is sent. By default, in a placeholder of this name, or else in the body or query, by method. */
  in: location.optional(),
  /** Whether a value is required, which is checked before sending. Path fields are always required. */
  required: flag,
  /** The allowed values, shown as a dropdown. */
  enum: z.union([z.string(), z.number()]).array().min(1).readonly().optional(),
  /** One sentence, plain text. */
  description: text,
  /** Whether the value is a secret, which is masked in samples, and cleared when the origin changes. */
  secret: flag,
  /** How arrays and objects are encoded. By default, an array repeats the parameter, and an object is sent as JSON. */
  style: z.enum(STYLES).optional(),
  explode: flag,
});

/** Text about a scheme. `id` distinguishes schemes of the same type. */
const words = { id: text, description: text };
const scheme = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('apiKey'),
    in: z.enum(['query', 'header', 'cookie']),
    name: z.string().min(1),
    ...words,
  }),
  z.strictObject({ type: z.literal('bearer'), ...words }),
  z.strictObject({ type: z.literal('basic'), ...words }),
]);

const server = z.strictObject({
  /** The base of the playground's `url`. */
  url: z.url({ protocol: /^https?$/ }).refine(namesHost, NO_HOST),
  description: text,
});

const body = z.strictObject({
  /** The content type, which is `application/json` by default. */
  contentType: text,
  /** The editor's initial text: JSON for a JSON body, otherwise a string. */
  example: z.json().optional(),
  required: flag,
  /** Whether the body is a file, which only the curl sample sends. */
  file: flag,
});

const playground = z.strictObject({
  /** `https://…`, or a path if there are `servers`. Placeholders: `{name}` or `<name>`. */
  url: z.string().min(1).refine(namesHost, NO_HOST),
  /** The method, which is `GET` by default. */
  method: z.enum(METHODS).optional(),
  data: field.array().readonly().optional(),
  /** Sent with every request, as text. */
  headers: z.record(z.string(), z.string()).optional(),
  /** The servers to choose from. By default, the origin of `url`. Readers can also use their own machine. */
  servers: server.array().min(1).readonly().optional(),
  auth: scheme.array().readonly().optional(),
  /** Sets of scheme keys, one of which is enough. An empty set means that none is needed. By default, all of `auth`. */
  authSets: z.string().array().readonly().array().readonly().optional(),
  /** Other parameters and headers that contain secrets. */
  secrets: z.string().array().readonly().optional(),
  /** A body entered as text instead of field by field. */
  body: body.optional(),
  /** The purpose of the request, for headings and screen readers. By default, its method and URL. */
  title: text,
  /** The meaning of each status for this request, by code: `{ '404': 'No such suite.' }`. */
  responses: z.record(z.string(), z.string()).optional(),
});

/** The type of a field's value, which selects its control. */
export type FieldType = z.infer<typeof type>;
/** The part of the request that a field's value goes into. */
export type FieldLocation = z.infer<typeof location>;
/** A field in the form. */
export type PlaygroundField = z.infer<typeof field>;
/** A way to authenticate. Credentials are entered once per origin. */
export type AuthScheme = z.infer<typeof scheme>;
/** A server that readers can send the request to. */
export type PlaygroundServer = z.infer<typeof server>;
/** The attributes of `<ApiPlayground>`. Any others are mistakes. */
export type PlaygroundProps = z.infer<typeof playground>;
/** Any JSON value. */
export type Json = z.core.util.JSONType;

/** Lists the mistakes in a playground's attributes, each as `data[0].type: mistake`. */
export function playgroundFaults(props: unknown): string[] {
  const { error, data } = playground.safeParse(props);
  if (!data) return error.issues.map(({ path, message }) => `${z.core.toDotPath(path)}: ${message}`);
  const isWhole = /^https?:\/\//.test(data.url);
  if (isWhole && data.servers)
    return ['url: a complete URL already has a host; write only the path, or remove "servers"'];
  return data.servers || isWhole ? [] : ['url: start it with https://, or add "servers"'];
}
