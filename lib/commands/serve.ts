import { existsSync, watchFile } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { refused } from '../errors';
import { readHostRules, RULES_FILE } from '../hosts/rules';
import { createStaticServer, listen } from '../hosts/server';
import { readSettings } from '../settings';
import { readArguments, runCommand } from './run';

/** The server's default port, which `PORT` overrides. A busy port is skipped. */
const DEFAULT_PORT = '3000';

await runCommand(async () => {
  readArguments({});
  const { outDir, hostsDir } = readSettings();
  const isBuilt = existsSync(outDir) && existsSync(path.join(hostsDir, RULES_FILE));
  const rules = isBuilt ? readHostRules(hostsDir) : undefined;
  if (!rules || !existsSync(path.join(outDir, rules.base, 'index.html')))
    throw refused(outDir, 'there is no export to serve', 'run "npm run build" first, or "npm start", which does both');
  let current = createStaticServer({ dir: outDir, ...rules });
  // A build that ends meanwhile has other redirects, and other hashes in its policy.
  watchFile(path.join(hostsDir, RULES_FILE), { interval: 500, persistent: false }, ({ size }) => {
    if (size > 0) current = createStaticServer({ dir: outDir, ...readHostRules(hostsDir) });
  });
  const server = createServer((request, response) => current.emit('request', request, response));
  const address = await listen(server, readPort(process.env.PORT || DEFAULT_PORT));
  console.log(`\nThe documentation is at ${address}${rules.base.slice(1)}\nPress Ctrl C to stop.`);
});

function readPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Infinity;
  if (port > 65_535) throw refused('PORT', `"${text}" is not a port`, 'write a number from 0 to 65535');
  return port;
}
