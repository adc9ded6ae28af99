import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scriptSchema, settingsSchema } from '../script/schema';

/** The JSON Schemas of test scripts, by their address: what editors check and complete them by. */
export const SCRIPT_SCHEMAS = {
  '/schemas/test-script.json': scriptSchema,
  '/schemas/testing.json': settingsSchema,
} as const;

/** Writes {@link SCRIPT_SCHEMAS} into an export. */
export function writeScriptSchemas(dir: string): void {
  for (const [address, schema] of Object.entries(SCRIPT_SCHEMAS)) {
    const file = path.join(dir, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(schema(), undefined, 2)}\n`);
  }
}
