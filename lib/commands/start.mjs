// Runs a command of this folder: `node lib/commands/start.mjs build`.
import { load } from './load.mjs';

const [name] = process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await load(`commands/${name}`);
