// Runs a command in this folder, as in `node lib/commands/start.mjs build`, or any other program in the project, as in
// `node lib/commands/start.mjs bench/bench.mjs`.
import { load } from './load.mjs';

const [name] = process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await load(name.includes('/') ? name : `lib/commands/${name}.ts`);
