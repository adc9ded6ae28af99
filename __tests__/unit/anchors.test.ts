import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAnchors, writeAnchors } from '../../lib/checks/anchors';
import { ProblemError } from '../../lib/errors';
import { readSettings } from '../../lib/settings';
import { readSite } from '../../lib/site/site';
import { moveHeading } from '../../lib/writing/move-heading';
import { addFiles, pageText, temporaryFolder } from './temporary';

/** A project with a page of two headings, and links to the first from itself and from home. */
function project() {
  const root = temporaryFolder({
    'content/identity.yml': readFileSync('content/identity.yml'),
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
    { file: 'content/anchors.txt', line: 2, message: '/guides/cli/#run-it was there in the last release' },
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

test('a heading gets another id: links are mended, and the old one still leads to it', async () => {
  const { settings, read } = project();
  await writeAnchors(readSite(settings).site, settings);
  expect(await moveHeading('guides/cli#run-it', 'run', settings)).toEqual({
    file: 'content/guides/cli.mdx',
    address: '/guides/cli/#run',
    mended: new Map([
      ['content/guides/cli.mdx', 1],
      ['content/index.mdx', 1],
    ]),
  });
  expect(read('guides/cli.mdx')).toContain(
    '## Run `it` {#run}\n\n<Moved to="/guides/cli/#run" headings="run-it" />\n\nText.',
  );
  expect(read('guides/cli.mdx')).toContain('After [that](#run) or [this](#stop).');
  expect(read('index.mdx')).toContain('[run](/guides/cli/#run)');
  expect(await checkAnchors(readSite(settings).site, settings)).toEqual([]);
});

test.each([
  ['guides/cli#rum-it', 'run', 'no such heading\n    → did you mean #run-it?'],
  ['guides/cli#run-it', 'stop', 'the page has this heading already'],
  ['guides/cli#run-it', 'run all', 'not an id'],
  ['guides/nope#run-it', 'run', 'no such page'],
])('to move %s to %s is refused', async (from, to, message) => {
  const { settings, read } = project();
  const before = read('guides/cli.mdx');
  const error = await moveHeading(from, to, settings).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ProblemError);
  expect((error as Error).message).toContain(message);
  expect(read('guides/cli.mdx')).toBe(before);
});
