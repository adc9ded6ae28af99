import { findOversights } from '../../../lib/checks/oversights';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { identityText, pageText, temporaryFolder } from '../temporary';

/** What is told about a content folder's pages, as `file:line message`. */
function oversightsIn(files: Record<string, string>, path = ''): string[] {
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
  return found.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a description that is too short or too long is a warning of the check, and no end of a build', () => {
  const found = oversightsIn({
    'index.mdx': pageText('None'),
    'fine.mdx': pageText('Fine', `description: ${'a'.repeat(50)}\n`),
    'long.mdx': pageText('Long', `draft: false\ndescription: ${'a'.repeat(171)}\n`),
    'short.mdx': pageText('Short', 'description: Too short.\n'),
  });
  expect(found).toEqual([
    'content/long.mdx:4 the description has 171 characters',
    'content/short.mdx:3 the description has 10 characters',
  ]);
});

test('pages with the same title are told, each with the other', () => {
  const found = oversightsIn({
    'ivr/index.mdx': '---\nsidebarDepth: 1\ntitle: Overview\n---\n\nText.\n',
    'other.mdx': pageText('Another overview'),
    'webchat/index.md': '# Overview\n\nText.\n',
  });
  expect(found).toEqual([
    'content/ivr/index.mdx:3 webchat/index.md has the title "Overview", too',
    'content/webchat/index.md:1 ivr/index.mdx has the title "Overview", too',
  ]);
});

test('a page that shows nothing but its title is told, unless it is a draft', () => {
  const found = oversightsIn({
    'a.mdx': pageText('Only a comment', '', '{/* Later. */}\n\n<!-- Or never. -->'),
    'b.mdx': pageText('A component', '', '<PhoneLine />'),
    'c.mdx': pageText('A draft', 'draft: true\n', ''),
    'd/index.md': pageText('A folder', '', ''),
  });
  expect(found).toEqual(['content/a.mdx:1 the page has no text', 'content/d/index.md:1 the page has no text']);
});

test('an old address that is the own one, in any spelling, is told', () => {
  const found = oversightsIn({
    'a.mdx': pageText('A page', 'redirectFrom:\n  - /a/\n  - /old/\n  - /a/index.html\n'),
    'b.mdx': pageText('B page', 'permalink: /c/\nredirectFrom: [/b/]\n'),
  });
  expect(found).toEqual([
    'content/a.mdx:4 redirectFrom: /a/ leads to this page anyway',
    'content/a.mdx:6 redirectFrom: /a/index.html leads to this page anyway',
    'content/b.mdx:4 redirectFrom: /b/ leads to this page anyway',
  ]);
});

test('an old address that repeats the path of the site is told', () => {
  const files = { 'a.mdx': pageText('A page', 'redirectFrom: [/docs/old/, /docsy/]\n') };
  expect(oversightsIn(files, '/docs')).toEqual([
    'content/a.mdx:3 redirectFrom: /docs/old/ repeats /docs, which is part of "docs.url" in identity.yml',
  ]);
});
