import { parseArgs } from 'node:util';
import { readSettings } from '../settings';
import { createPage } from '../writing/new-page';
import { askFor } from './ask';
import { runCommand } from './run';

/** Makes a page: `npm run new -- guides/sms "Test by SMS" --description "…"`. What is not given is asked for. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { description: { type: 'string', short: 'd' } },
  });
  const questions = ['Place, such as guides/sms: ', 'Title, as people would search for it: '];
  const [place = '', title = ''] = await askFor(questions, positionals);
  const { file, address, list } = createPage({ place, title, ...values }, readSettings());
  console.log(`${file} is a draft: npm run dev shows it at ${address}, the build leaves it out.`);
  console.log(
    list
      ? `navigation.yml names it under "${list}".`
      : 'navigation.yml names no page of its folder: it is listed under the folder.',
  );
  console.log('Remove "draft: true" to publish it.');
});
