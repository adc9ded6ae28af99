import path from 'node:path';
import { SCRIPT_SCHEMAS } from '../script/schema';
import { writeIfChanged } from '../site/generate';

/** Writes the JSON Schemas for test scripts. */
export function writeScriptSchemas(dir: string): void {
  for (const [address, schema] of Object.entries(SCRIPT_SCHEMAS))
    writeIfChanged(path.join(dir, address), `${JSON.stringify(schema(), undefined, 2)}\n`);
}
