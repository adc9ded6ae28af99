import { parse, stringify } from 'yaml';
import type { Api, API_DOWNLOADS } from '../api/model';

/** The downloads by address. Equal descriptions give equal bytes. */
export function apiFiles(api: Api): Record<(typeof API_DOWNLOADS)[number], string> {
  const isYaml = /\.ya?ml$/.test(api.file);
  return {
    '/openapi.json': isYaml ? `${JSON.stringify(parse(api.source), null, 2)}\n` : api.source,
    '/openapi.yaml': isYaml ? api.source : stringify(JSON.parse(api.source), { lineWidth: 0 }),
  };
}
