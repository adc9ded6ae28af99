import { readSettings } from '../settings';
import { createPage } from '../writing/new-page';
import { readArguments, runCommand } from './run';

/** Creates a page: `npm run new -- guides/sms "Test by SMS" --description "…"`. */
await runCommand(async () => {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { description: { type: 'string', short: 'd' } },
  });
  const [place = '', title = ''] = positionals;
  const { file, address, list } = createPage({ place, title, ...values }, readSettings());
  console.log(`${file} is a draft. "npm run dev" shows it at ${address}, and the build omits it.`);
  console.log(
    list
      ? `navigation.yml lists it under "${list}".`
      : 'navigation.yml does not list any page in this folder, so the page is listed under the folder.',
  );
  console.log('Remove "draft: true" to publish it.');
});
