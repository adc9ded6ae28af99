import { XMLValidator } from 'fast-xml-parser';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { twinOf } from '../../lib/site/addresses';
import { isPublished } from '../../lib/site/lists';
import { machineFiles, writeMachineFiles } from '../../lib/export/machine/write';
import { compilePage, readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';
import { temporaryFolder } from '../unit/temporary';

const settings = settingsOf('content');
const { site } = readSite(settings);
const files = machineFiles(site, settings);
const published = [...site.pages.values()].filter(isPublished);
const hidden = [...site.pages.values()].filter((page) => !isPublished(page));

/** A text without its code blocks and code in lines. */
function withoutCode(markdown: string): string {
  return markdown
    .replace(/^( *(?:> )*)(`{3,})[^`]*\n[\s\S]*?\n\1\2$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
}

test('every published page of the content has a twin without tags and tokens', () => {
  expect(published.length).toBeGreaterThan(60);
  for (const page of published) {
    const twin = files.get(twinOf(page.path));
    const found = withoutCode(twin ?? '<Missing>').match(/(?<!\\)<\/?[A-Za-z][\w.]*(?=[\s/>])[^\n]*|\{\{[^\n]*/g);
    expect([page.path, found]).toEqual([page.path, null]);
    expect([page.path, twin?.match(/(?<!\$)\{\{[^\n]*/g)]).toEqual([page.path, null]);
  }
});

test('every heading of a page is a heading of its twin, those of the API reference too', async () => {
  for (const page of published) {
    const { headers, anchors } = await compilePage(page, site, settings);
    const parts = anchors.filter(({ level }) => level === 1);
    const written = (files.get(twinOf(page.path)) ?? '').replace(/^(`{3,})[\s\S]*?^\1/gm, '').match(/^#{2,6} /gm);
    expect([page.path, written?.length ?? 0]).toEqual([page.path, headers.length + parts.length]);
  }
});

test('a hidden page is in none of the outputs', () => {
  expect(hidden.map((page) => page.path)).toContain('/TODO.html');
  for (const page of hidden) {
    expect([...files.keys()]).not.toContain(twinOf(page.path));
    for (const [address, text] of files) {
      if (!address.endsWith('.md'))
        expect([address, text.includes(site.identity.docs.url + page.path)]).toEqual([address, false]);
    }
  }
});

test('sitemap and feed are well-formed', () => {
  expect(XMLValidator.validate(files.get('/sitemap.xml') ?? '')).toBe(true);
  expect(XMLValidator.validate(files.get('/feed.xml') ?? '')).toBe(true);
});

test('the files are written where their addresses say', () => {
  const dir = temporaryFolder();
  writeMachineFiles(dir, site, settings);
  for (const [address, text] of files) expect(readFileSync(path.join(dir, address), 'utf8')).toBe(text);
  expect(existsSync(path.join(dir, 'TODO.md'))).toBe(false);
});
