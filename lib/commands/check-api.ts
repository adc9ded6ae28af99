import { lintApi } from '../checks/openapi';
import { throwIfAny } from '../errors';
import { readSettings } from '../settings';
import { readSite } from '../site/site';
import { runCommand } from './run';

await runCommand(async () => {
  const { api } = readSite(readSettings()).site;
  if (!api) return console.log('No OpenAPI file: nothing to check.');
  throwIfAny(await lintApi(api));
  console.log(`${api.file}: ${api.operations.size} operations, ${api.schemas.size} schemas, no problems found.`);
});
