import { findOversights } from '../../../lib/checks/oversights';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { identityText, pageText, temporaryFolder } from '../temporary';

test.each<[what: string, files: Record<string, string>, told: string[], path?: string]>([
  [
    'a description that is too short or too long',
    {
      'index.mdx': pageText('None'),
      'fine.mdx': pageText('Fine', `description: ${'a'.repeat(50)}\n`),
      'long.mdx': pageText('Long', `draft: false\ndescription: ${'a'.repeat(171)}\n`),
      'short.mdx': pageText('Short', 'description: Too short.\n'),
    },
    ['long.mdx:4 the description has 171 characters', 'short.mdx:3 the description has 10 characters'],
  ],
  [
    'a title that another page has, too',
    {
      'ivr/index.mdx': '---\nsidebarDepth: 1\ntitle: Overview\n---\n\nText.\n',
      'other.mdx': pageText('Another overview'),
      'webchat/index.md': '# Overview\n\nText.\n',
    },
    [
      'ivr/index.mdx:3 webchat/index.md has the title "Overview", too',
      'webchat/index.md:1 ivr/index.mdx has the title "Overview", too',
    ],
  ],
  [
    'a page that shows nothing but its title, unless it is a draft',
    {
      'a.mdx': pageText('Only a comment', '', '{/* Later. */}\n\n<!-- Or never. -->'),
      'b.mdx': pageText('A component', '', '<PhoneLine />'),
      'c.mdx': pageText('A draft', 'draft: true\n', ''),
      'd/index.md': pageText('A folder', '', ''),
    },
    ['a.mdx:1 the page has no text', 'd/index.md:1 the page has no text'],
  ],
  [
    'an old address that is the own one, in any spelling',
    {
      'a.mdx': pageText('A page', 'redirectFrom:\n  - /a/\n  - /old/\n  - /a/index.html\n'),
      'b.mdx': pageText('B page', 'permalink: /c/\nredirectFrom: [/b/]\n'),
    },
    [
      'a.mdx:4 redirectFrom: /a/ leads to this page anyway',
      'a.mdx:6 redirectFrom: /a/index.html leads to this page anyway',
      'b.mdx:4 redirectFrom: /b/ leads to this page anyway',
    ],
  ],
  [
    'an old address that repeats the path of the site',
    { 'a.mdx': pageText('A page', 'redirectFrom: [/docs/old/, /docsy/]\n') },
    ['a.mdx:3 redirectFrom: /docs/old/ repeats /docs, which is part of "docs.url" in identity.yml'],
    '/docs',
  ],
])('%s is a warning of the check', (_what, files, told, path = '') => {
  const root = temporaryFolder({
    'content/identity.yml': identityText().replace(/(?<=\/\/docs\.\S+)$/m, path),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])),
  });
  const settings = readSettings({ NODE_ENV: 'development' }, root);
  // What stops a build is among these.
  const { site, problems } = readSite(settings);
  expect(problems).toEqual([]);
  const found = [...site.pages.values()].flatMap((page) => findOversights(page, site, settings));
  expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(
    told.map((line) => `content/${line}`),
  );
});
