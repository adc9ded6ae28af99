import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCRIPT_SCHEMAS } from '../script/schema';

/** Writes the JSON Schemas of test scripts into an export. */
export function writeScriptSchemas(dir: string): void {
  for (const [address, schema] of Object.entries(SCRIPT_SCHEMAS)) {
    const file = path.join(dir, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(schema(), undefined, 2)}\n`);
  }
}
