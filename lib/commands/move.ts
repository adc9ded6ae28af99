import { readSettings } from '../settings';
import { moveHeading } from '../writing/move-heading';
import { movePage } from '../writing/move-page';
import { askFor } from './ask';
import { runCommand } from './run';

/**
 * Moves a page: `npm run move -- guides/cli guides/command-line`, or gives a heading another id: `npm run move -- guides/cli#old new`.
 * What is not given is asked for.
 */
await runCommand(async () => {
  const questions = ['The page, such as guides/cli, or heading, such as guides/cli#run: ', 'Its new place: '];
  const [from = '', to = ''] = await askFor(questions, process.argv.slice(2));
  const settings = readSettings();
  const moved = from.includes('#')
    ? { ...(await moveHeading(from, to, settings)), redirects: [] }
    : movePage(from, to, settings);
  console.log(`${moved.file} answers at ${moved.address}.`);
  for (const address of moved.redirects) console.log(`${address} redirects there.`);
  for (const [file, count] of moved.mended) console.log(`${file}: ${count} ${count === 1 ? 'link' : 'links'} mended`);
});
