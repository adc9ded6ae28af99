import { fieldsOf } from './fields';
import type { RequestForm } from './request';
import type { PlaygroundProps, PlaygroundServer } from './types';
import { textOf } from './values';

/** The servers to choose from, and the address behind them. Of a whole address it is its host. */
export function splitAddress({ url, servers = [] }: Pick<PlaygroundProps, 'url' | 'servers'>): {
  servers: readonly PlaygroundServer[];
  path: string;
} {
  const [, host, path = ''] = /^(https?:\/\/[^/?#{<@]+)(?=[/?#]|$)(.*)$/i.exec(url) ?? [];
  return host === undefined ? { servers, path: url } : { servers: [{ url: host }], path };
}

/** The form that a playground starts with. */
export function initialForm(props: PlaygroundProps): RequestForm {
  const { servers, path } = splitAddress(props);
  const fields = fieldsOf(props);
  const [, given] = Object.entries(props.headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  const contentType = given ?? props.body?.contentType ?? 'application/json';
  return {
    method: props.method ?? 'GET',
    server: servers[0]?.url,
    url: path,
    fields,
    inputs: Object.fromEntries(fields.filter(({ initial }) => initial !== '').map(({ id, initial }) => [id, initial])),
    contentType,
    ...(props.body && {
      rawBody: textOf(props.body.example, typeof props.body.example === 'string' ? 'string' : 'json'),
      isBodyRequired: props.body.required === true,
    }),
  };
}
