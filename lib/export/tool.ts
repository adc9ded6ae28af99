import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../site/bundle';

/** The downloadable script checker. */
export const TOOL_FILE = 'tools/check-script.mjs';

/**
 * Writes the script checker as one file without dependencies, for Node 20 and newer. Its version is a hash of its code.
 * @param docsUrl the site's address, for links in messages
 */
export function writeTool(dir: string, docsUrl: string): void {
  const code = bundle({
    entryPoints: [path.join(import.meta.dirname, '../commands/check-script.ts')],
    // The parser's browser build is smaller, and doesn't use Node.
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
