import { apiFiles } from '../export/api';
import { readSettings } from '../settings';
import { readSite } from '../site/site';

/**
 * A download of the API, made of the OpenAPI file as it is now; `undefined` where there is none of this address.
 * @throws ProblemError when it cannot be made
 */
export async function readDownload(address: string): Promise<string | undefined> {
  const { api } = readSite(readSettings()).site;
  return api && Object.entries(await apiFiles(api)).find(([name]) => name === address)?.[1];
}
