import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { ApiFile } from '../api/downloads';
import type { Api } from '../api/model';

/** Writes the OpenAPI downloads, if the site has an OpenAPI file. */
export function writeApiFiles(dir: string, { api }: { api?: Api }): void {
  if (!api) return;
  for (const [address, text] of Object.entries(apiFiles(api))) writeFileSync(path.join(dir, address), text);
}

/** The downloads by address. The same description always produces the same bytes. */
export function apiFiles(api: Api): Record<ApiFile, string> {
  const isYaml = /\.ya?ml$/.test(api.file);
  return {
    '/openapi.json': isYaml ? `${JSON.stringify(parse(api.source), null, 2)}\n` : api.source,
    '/openapi.yaml': isYaml ? api.source : stringify(JSON.parse(api.source), { lineWidth: 0 }),
  };
}
