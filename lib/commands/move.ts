import { readSettings } from '../settings';
import { movePage } from '../writing/move-page';
import { askFor } from './ask';
import { runCommand } from './run';

/** Moves a page: `npm run move -- guides/cli guides/command-line`. What is not given is asked for. */
await runCommand(async () => {
  const questions = ['The page, such as guides/cli: ', 'Its new place: '];
  const [from = '', to = ''] = await askFor(questions, process.argv.slice(2));
  const moved = movePage(from, to, readSettings());
  console.log(`${moved.file} answers at ${moved.address}.`);
  for (const address of moved.redirects) console.log(`${address} redirects there.`);
  for (const [file, count] of moved.mended) console.log(`${file}: ${count} ${count === 1 ? 'link' : 'links'} mended`);
});
