import { readSettings } from '../settings';
import { createSite } from '../writing/new-site';
import { createPage } from '../writing/new-page';
import { readArguments, runCommand } from './run';

/**
 * Creates a page: `npm run new -- guides/sms "Test by SMS" --description "…"`. With `--site FOLDER`, creates the files
 * that a content folder of its own needs.
 */
await runCommand(async () => {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { description: { type: 'string', short: 'd' }, site: { type: 'string' } },
  });
  if (values.site !== undefined) {
    const written = createSite(values.site, process.cwd());
    console.log(written.length > 0 ? `Created ${written.join(' and ')}.` : 'The folder already has these files.');
    console.log(`Preview the site with: CONTENT_DIR=${values.site} npm run dev`);
    return;
  }
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
