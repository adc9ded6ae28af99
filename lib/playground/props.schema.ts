import { z } from 'zod';
import { METHODS, STYLES } from './types';
import { hasPlaceholderInHost } from './url';

const text = z.string().optional();
const flag = z.boolean().optional();
const namesHost = (url: string) => !hasPlaceholderInHost(url);
const NO_HOST = 'the host cannot contain a placeholder; list each host as a server';

/** `json` is any JSON; `file` is written into the curl sample and never sent. */
const type = z.enum(['string', 'number', 'integer', 'boolean', 'json', 'file']);
const location = z.enum(['path', 'query', 'header', 'body']);

const field = z.strictObject({
  /** Name of the parameter, header or body property. */
  name: z.string().min(1),
  /** The value that the form starts with. */
  value: z.json().optional(),
  /** Default: the JSON type of `value`, otherwise `string`. */
  type: type.optional(),
  /** Default: `path` where the URL has a placeholder of this name, otherwise what the method says: body or query. */
  in: location.optional(),
  /** Checked before sending. Path fields are always required. */
  required: flag,
  /** The allowed values: the field is a choice. */
  enum: z.union([z.string(), z.number()]).array().min(1).readonly().optional(),
  /** One sentence, plain text. */
  description: text,
  /** Masked in samples, and cleared when the request goes to another origin. */
  secret: flag,
  /** How arrays and objects are written; by default an array repeats the parameter, and an object is sent as JSON. */
  style: z.enum(STYLES).optional(),
  explode: flag,
  /** Whether reserved characters such as `/` are sent as they are. */
  allowReserved: flag,
});

/** `id` tells two schemes of one kind apart. */
const words = { id: text, description: text };
const scheme = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('apiKey'), in: z.enum(['query', 'header']), name: z.string().min(1), ...words }),
  z.strictObject({ type: z.literal('bearer'), ...words }),
  z.strictObject({ type: z.literal('basic'), ...words }),
]);

const server = z.strictObject({
  /** Comes before the `url` of the playground. */
  url: z.url({ protocol: /^https?$/ }).refine(namesHost, NO_HOST),
  description: text,
});

const body = z.strictObject({
  /** Default `application/json`. */
  contentType: text,
  /** The text that the editor starts with: JSON for a JSON body, otherwise a string. */
  example: z.json().optional(),
  required: flag,
  /** The body is a file, which only the curl sample sends. */
  file: flag,
});

const playground = z.strictObject({
  /** `https://…`, or a path when `servers` are given. Placeholders: `{name}` or `<name>`. */
  url: z.string().min(1).refine(namesHost, NO_HOST),
  /** Default `GET`. */
  method: z.enum(METHODS).optional(),
  data: field.array().readonly().optional(),
  /** Sent with every request, as text. */
  headers: z.record(z.string(), z.string()).optional(),
  /** Default: the origin of `url`. The reader can choose and edit. */
  servers: server.array().min(1).readonly().optional(),
  auth: scheme.array().readonly().optional(),
  /** Sets of scheme keys, one of which is enough; an empty set means that no credential is needed. Default: all of `auth`. */
  authSets: z.string().array().readonly().array().readonly().optional(),
  /** Further names of parameters and headers that hold secrets. */
  secrets: z.string().array().readonly().optional(),
  /** A body that is typed as text instead of field by field. */
  body: body.optional(),
  /** The purpose of the request, for headings and screen readers. Default: method and URL. */
  title: text,
  /** The meaning of each status here, by code: `{ '404': 'No such suite.' }`. */
  responses: z.record(z.string(), z.string()).optional(),
});

export type FieldType = z.infer<typeof type>;
export type FieldLocation = z.infer<typeof location>;
/** One field of the form. */
export type PlaygroundField = z.infer<typeof field>;
/** A way to authenticate. Credentials are entered once for an origin. */
export type AuthScheme = z.infer<typeof scheme>;
export type PlaygroundServer = z.infer<typeof server>;
/** The attributes of `<ApiPlayground>`; an unknown one is a writer's mistake. */
export type PlaygroundProps = z.infer<typeof playground>;
/** Any JSON. */
export type Json = z.core.util.JSONType;

/** Lists the faults of a playground's attributes, each as `data[0].type: fault`. */
export function playgroundFaults(props: unknown): string[] {
  const { error, data } = playground.safeParse(props);
  if (!data) return error.issues.map(({ path, message }) => `${z.core.toDotPath(path)}: ${message}`);
  const isWhole = /^https?:\/\//.test(data.url);
  if (isWhole && data.servers)
    return ['url: a full URL has its own host; write the path alone, or leave out "servers"'];
  return data.servers || isWhole ? [] : ['url: start it with https://, or add "servers"'];
}
