import { count } from '../reading/numbers';
import { readSettings } from '../settings';
import { movePage } from '../writing/move-page';
import { readArguments, runCommand } from './run';

/** Moves a page: `npm run move -- guides/cli guides/command-line`. */
await runCommand(async () => {
  const [from = '', to = ''] = readArguments({ allowPositionals: true }).positionals;
  const moved = movePage(from, to, readSettings());
  console.log(`${moved.file} is now at ${moved.address}.`);
  for (const address of moved.redirects) console.log(`${address} redirects there.`);
  for (const [file, links] of moved.updated) console.log(`${file}: ${count(links, 'link')} updated`);
});
