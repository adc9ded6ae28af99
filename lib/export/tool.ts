import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../site/bundle';

/** Where the export has the checker that people take home. */
export const TOOL_FILE = 'tools/check-script.mjs';

/**
 * Writes the checker of scripts as one file without dependencies, for Node 20 and newer. Its version is a digest of its code, so
 * the file stays the same as long as its sources do.
 * @param docsUrl address of the site, to which the links of its messages lead
 */
export function writeTool(dir: string, docsUrl: string): void {
  const code = bundle({
    entryPoints: [path.join(import.meta.dirname, '../commands/check-script.ts')],
    // The parser's modules for browsers are the smaller ones, and import nothing of Node.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    format: 'esm',
    target: 'node20',
    define: { BUILD: JSON.stringify({ version: '__VERSION__', url: docsUrl.replace(/\/$/, '') }) },
  });
  const version = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const file = path.join(dir, TOOL_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/usr/bin/env node\n${code.replace('__VERSION__', version)}\n`);
}
