import { z } from 'zod';
import { hasPlaceholderInHost } from './placeholders';
import { CONTENT_TYPES, FIELD_TYPES, LOCATIONS, METHODS, type PlaygroundProps } from './types';

const json = z.json();

const namesHost = (url: string) => !hasPlaceholderInHost(url);
const NO_HOST = 'a placeholder cannot stand in the host; name each host as a server';

const field = z.strictObject({
  name: z.string().min(1),
  value: json.optional(),
  type: z.enum(FIELD_TYPES).optional(),
  in: z.enum(LOCATIONS).optional(),
  required: z.boolean().optional(),
  enum: z
    .array(z.union([z.string(), z.number()]))
    .min(1)
    .optional(),
  description: z.string().optional(),
});

const auth = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('apiKey'),
    in: z.enum(['query', 'header', 'cookie']),
    name: z.string().min(1),
    description: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('bearer'), description: z.string().optional() }),
  z.strictObject({ type: z.literal('basic'), description: z.string().optional() }),
  z.strictObject({
    type: z.literal('oauth2'),
    authorizationUrl: z.url({ protocol: /^https?$/ }).optional(),
    tokenUrl: z.url({ protocol: /^https?$/ }).optional(),
    scopes: z.array(z.string()).optional(),
    description: z.string().optional(),
  }),
]);

/** The attributes of `<ApiPlayground>`. A key that is not here is a mistake of the writer. */
const playground = z.strictObject({
  url: z.string().min(1).refine(namesHost, NO_HOST),
  method: z.enum(METHODS).optional(),
  data: z.array(field).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  servers: z
    .array(
      z.strictObject({
        url: z.url({ protocol: /^https?$/ }).refine(namesHost, NO_HOST),
        description: z.string().optional(),
      }),
    )
    .min(1)
    .optional(),
  auth: z.array(auth).optional(),
  body: z
    .strictObject({
      contentType: z.enum(CONTENT_TYPES).optional(),
      example: json.optional(),
      schema: z.record(z.string(), z.unknown()).optional(),
      required: z.boolean().optional(),
    })
    .optional(),
  title: z.string().optional(),
  responses: z.record(z.string(), z.string()).optional(),
}) satisfies z.ZodType<PlaygroundProps>;

/** Lists the problems of a playground's attributes, each as `data[0].type: problem`. */
export function playgroundFaults(props: unknown): string[] {
  const { error } = playground.safeParse(props);
  const faults = error?.issues.map(({ path, message }) => `${z.core.toDotPath(path)}: ${message}`) ?? [];
  if (faults.length > 0) return faults;
  const { url, servers } = props as PlaygroundProps;
  const isWhole = /^https?:\/\//.test(url);
  if (isWhole && servers) return ['url: a whole address has its host; write the path alone, or leave out "servers"'];
  return servers || isWhole ? [] : ['url: an address starts with https://, or "servers" say what comes before it'];
}
