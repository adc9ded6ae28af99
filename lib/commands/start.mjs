// Runs a command in this folder, as in `node lib/commands/start.mjs build`, or any other program in the project, as in
// `node lib/commands/start.mjs bench/bench.mjs`.
import { readdirSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node}  is too old\n    → install Node 20.19 or newer`);
  process.exit(1);
}
// Loaded here, because older versions can't.
const { load } = await import('./load.mjs');
const [name = ''] = process.argv.splice(2, 1);
const commands = readdirSync(import.meta.dirname).flatMap((file) => /^(?!run\.)(.+)\.ts$/.exec(file)?.[1] ?? []);
if (!name.includes('/') && !commands.includes(name)) {
  console.error(`${name || 'Nothing'}  is not a command\n    → use one of: ${commands.sort().join(', ')}`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await load(name.includes('/') ? name : `lib/commands/${name}.ts`);
