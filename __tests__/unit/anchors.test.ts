import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAnchors, writeAnchors } from '../../lib/checks/anchors';
import { readSettings } from '../../lib/settings';
import { readSite } from '../../lib/site/site';
import { addFiles, identityText, pageText, temporaryFolder } from './temporary';

/** A project with a page of two headings, and links to the first from itself and from home. */
function project() {
  const root = temporaryFolder({
    'content/identity.yml': identityText(),
    'content/index.mdx': pageText('Home', '', 'See [run](/guides/cli/#run-it).'),
    'content/guides/cli.mdx': pageText(
      'CLI',
      '',
      '## Run `it`\n\nText.\n\n## Stop\n\nAfter [that](#run-it) or [this](#stop).',
    ),
    'package-lock.json': '{}',
    'lib/content/mdx/x.ts': '',
  });
  const settings = readSettings({ NODE_ENV: 'production' }, root);
  return {
    settings,
    read: (file: string) => readFileSync(path.join(root, 'content', file), 'utf8'),
    write: (file: string, text: string) => addFiles(path.join(root, 'content'), { [file]: text }),
    check: () => checkAnchors(readSite(settings).site, settings),
  };
}

test('the check names an anchor that has gone since the last release, until it is kept or written off', async () => {
  const { settings, read, write, check } = project();
  expect(await check()).toEqual([]);
  await writeAnchors(readSite(settings).site, settings);
  expect(read('anchors.txt')).toBe('/\n/guides/cli/ run-it stop\n');
  expect(await check()).toEqual([]);
  const before = read('guides/cli.mdx');
  write('guides/cli.mdx', before.replace('## Run `it`', '## Run all'));
  expect(await check()).toMatchObject([
    {
      file: 'content/anchors.txt',
      line: 2,
      message: '/guides/cli/#run-it was in the last release, but no longer exists',
    },
  ]);
  write('guides/cli.mdx', before.replace('## Run `it`', '## Run all {#run-it}'));
  expect(await check()).toEqual([]);
  write(
    'guides/cli.mdx',
    before.replace('## Run `it`', '## Run all\n\n<Moved to="/guides/cli/#run-all" headings="run-it" />'),
  );
  expect(await check()).toEqual([]);
  // With its page it has moved, too.
  write('guides/cli.mdx', before.replace('title: CLI', 'title: CLI\npermalink: /cli/\nredirectFrom: [/guides/cli/]'));
  expect(await check()).toEqual([]);
});
