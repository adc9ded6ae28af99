import { existsSync } from 'node:fs';
import path from 'node:path';
import { refused } from '../errors';
import { readHostRules } from '../hosts/rules';
import { createStaticServer, listen } from '../hosts/server';
import { readSettings } from '../settings';
import { readArguments, runCommand } from './run';

/** The server's default port, which `PORT` overrides. A busy port is skipped. */
const DEFAULT_PORT = 3000;

await runCommand(async () => {
  readArguments({});
  const { outDir, buildDir } = readSettings();
  if (!existsSync(path.join(outDir, 'index.html')))
    throw refused(outDir, 'there is no export to serve', 'run "npm run build" first, or "npm start", which does both');
  const server = createStaticServer({ dir: outDir, ...readHostRules(buildDir) });
  const address = await listen(server, Number(process.env.PORT ?? DEFAULT_PORT));
  console.log(`\nThe documentation is at ${address}\nPress Ctrl C to stop.`);
});
