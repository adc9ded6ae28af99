import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { ApiFile } from '../api/downloads';
import type { Api } from '../api/model';
import { postmanCollection } from '../api/postman';
import { ProblemError } from '../errors';

/** Writes the files that the API's description can be downloaded as. A site without an OpenAPI file has none. */
export async function writeApiFiles(dir: string, { api }: { api?: Api }): Promise<void> {
  if (!api) return;
  for (const [address, text] of Object.entries(await apiFiles(api))) writeFileSync(path.join(dir, address), text);
}

/**
 * The files by address. The same description gives the same bytes.
 * @throws ProblemError when the converter refuses the description
 */
export async function apiFiles(api: Api): Promise<Record<ApiFile, string>> {
  return {
    '/openapi.json': api.source,
    '/openapi.yaml': stringify(JSON.parse(api.source), { lineWidth: 0 }),
    '/postman_collection.json': `${JSON.stringify(await collectionOf(api), null, 2)}\n`,
  };
}

async function collectionOf(api: Api): Promise<object> {
  try {
    return await postmanCollection(api);
  } catch (error) {
    const message = `no Postman collection can be made of it: ${(error as Error).message}`;
    throw new ProblemError({ file: api.file, message, remedy: 'run "npm run check:api", which says what is wrong' });
  }
}
