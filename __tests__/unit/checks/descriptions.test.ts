import { readFileSync } from 'node:fs';
import { checkDescriptions } from '../../../lib/checks/descriptions';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { pageText, temporaryFolder } from '../temporary';

test('a description that is too short or too long is a warning of the check, and no end of a build', () => {
  const root = temporaryFolder({
    'content/identity.yml': readFileSync('content/identity.yml'),
    'content/index.mdx': pageText('None'),
    'content/fine.mdx': pageText('Fine', `description: ${'a'.repeat(50)}\n`),
    'content/long.mdx': pageText('Long', `draft: false\ndescription: ${'a'.repeat(171)}\n`),
    'content/short.mdx': pageText('Short', 'description: Too short.\n'),
  });
  const settings = readSettings({ NODE_ENV: 'production' }, root);
  // What stops a build is among these.
  const { site, problems } = readSite(settings);
  expect(problems).toEqual([]);
  expect(checkDescriptions(site, settings)).toMatchObject([
    { file: 'content/long.mdx', line: 4, message: 'the description has 171 characters', severity: 'warning' },
    { file: 'content/short.mdx', line: 3, message: 'the description has 10 characters', severity: 'warning' },
  ]);
});
