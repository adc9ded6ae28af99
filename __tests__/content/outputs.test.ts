import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { documentFileOf, HASHED_FOLDER } from '../../lib/routes/address';
import { SCRIPT_SCHEMAS } from '../../lib/script/editor/schema';
import { markdownAddressOf } from '../../lib/site/addresses';
import { feedEntries, isPublished } from '../../lib/site/lists';
import { readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';

const settings = settingsOf('content');
const { site } = readSite(settings);
const siteUrl = site.identity.docs.url;
const pages = [...site.pages.values()];
const publishedPaths = pages.filter(isPublished).map(({ path }) => path);
const hiddenPaths = pages.filter((page) => !isPublished(page)).map(({ path }) => path);

const read = (address: string) => readFileSync(path.join(settings.outDir, address), 'utf8');
const documentOf = (page: string) => read(documentFileOf(page));

function readXml(address: string) {
  const xml = read(address);
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false, htmlEntities: true }).parse(xml);
}

type Element = Record<string, string>;

/** The elements of the documents that were asked for, by page and name: each document is parsed once. */
const parsed = new Map<string, Map<string, Element[]>>();

/** The attributes of each element of some names in the document of a page. */
function elements(page: string, ...names: string[]): Element[] {
  const byName = parsed.get(page) ?? parseElements(documentOf(page));
  parsed.set(page, byName);
  return names.flatMap((name) => byName.get(name) ?? []);
}

function parseElements(html: string): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  const walk = (node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document) => {
    if ('tagName' in node) {
      const element = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      const same = found.get(node.tagName);
      if (same) same.push(element);
      else found.set(node.tagName, [element]);
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

/** The addresses of this site in a list, from its root; each must be answered by a file. */
function onSite(addresses: readonly string[]): string[] {
  const paths = addresses.map((address) => address.replace(siteUrl, ''));
  expect(paths.filter((page) => !existsSync(path.join(settings.outDir, documentFileOf(page))))).toEqual([]);
  return paths;
}

/** A text without its code blocks and code in lines. */
function withoutCode(markdown: string): string {
  return markdown
    .replace(/^( *(?:> )*)(`{3,})[^`]*\n[\s\S]*?\n\1\2$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
}

test('the sitemap names every page but the hidden ones, and the robots file names the sitemap', () => {
  const urls: { loc: string }[] = readXml('sitemap.xml').urlset.url;
  expect(onSite(urls.map(({ loc }) => loc)).sort()).toEqual([...publishedPaths].sort());
  expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('editors find the schemas of test scripts and of their settings', () => {
  for (const address of Object.keys(SCRIPT_SCHEMAS)) expect(JSON.parse(read(address))).toHaveProperty('title');
});

test('the feed names the releases and the blog, newest first', () => {
  const { entry } = readXml('feed.xml').feed;
  const ids = onSite(entry.map(({ id }: { id: string }) => id));
  expect(ids).toEqual(feedEntries(site).map(({ page }) => page.path));
  const published = entry.map((one: { published: string }) => one.published);
  expect(published).toEqual([...published].sort().reverse());
});

test('llms.txt names the Markdown copy of every page', () => {
  const twins = onSite([...read('llms.txt').matchAll(/^- \[.*?[^\\]\]\(([^)]+)\)/gm)].map((match) => match[1] ?? ''));
  const twinFiles = readdirSync(settings.outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  expect([...twins, '/index.md'].sort()).toEqual(twinFiles.map((file) => `/${file}`).sort());
  expect(twinFiles).toHaveLength(publishedPaths.length);
});

test('every Markdown copy is plain Markdown without tags and tokens, with all headings of its page', () => {
  for (const page of pages.filter(isPublished)) {
    const copy = read(markdownAddressOf(page.path));
    expect([page.path, withoutCode(copy).match(/(?<!\\)<\/?[A-Za-z][\w.]*(?=[\s/>])[^\n]*/g)]).toEqual([
      page.path,
      null,
    ]);
    expect([page.path, copy.match(/(?<!\$)\{\{[^\n]*/g)]).toEqual([page.path, null]);
    const shown = elements(page.path, 'h2', 'h3', 'h4', 'h5', 'h6').filter(({ id }) => id);
    const written = copy.replace(/^(`{3,})[\s\S]*?^\1/gm, '').match(/^#{2,6} /gm) ?? [];
    expect([page.path, written.length]).toEqual([page.path, shown.length]);
  }
});

test('every page leads to its Markdown copy, to the feed and to the picture of the site', () => {
  for (const page of publishedPaths) {
    const links = elements(page, 'link').filter(({ rel }) => rel === 'alternate');
    const markdownAddress = onSite(links.filter(({ type }) => type === 'text/markdown').map(({ href = '' }) => href));
    expect([page, markdownAddress.length]).toEqual([page, 1]);
    expect(read(markdownAddress[0] ?? '')).toContain(`\n\nSource: ${siteUrl}${page}\n`);
    expect(links.filter(({ type }) => type === 'application/atom+xml')).toMatchObject([
      { href: `${siteUrl}/feed.xml` },
    ]);
    const image = elements(page, 'meta').filter(({ property }) => property === 'og:image');
    expect([page, ...onSite(image.map(({ content = '' }) => content))]).toEqual([page, '/preview.png']);
  }
});

test('a hidden page appears nowhere', () => {
  expect(hiddenPaths).toContain('/TODO.html');
  for (const page of hiddenPaths) {
    const bare = page.replace(/\.html$/, '');
    expect(existsSync(path.join(settings.outDir, `${bare}.md`))).toBe(false);
    for (const file of ['sitemap.xml', 'feed.xml', 'llms.txt']) expect(read(file)).not.toContain(siteUrl + bare);
    const html = documentOf(page);
    expect(html).not.toContain('text/markdown');
  }
});

test('a class that several programs define has the same rules in all of them, because pages may load any of them', () => {
  const meanings = new Map<string, Set<string>>();
  for (const file of readdirSync(path.join(settings.outDir, HASHED_FOLDER)).filter((name) => name.endsWith('.js'))) {
    const [, literal = '""'] = /replaceSync\(("(?:\\.|[^"\\])*")\)/.exec(read(`${HASHED_FOLDER}/${file}`)) ?? [];
    const ofFile = new Map<string, string>();
    for (const [rule] of (JSON.parse(literal) as string).matchAll(/[^{}]+\{[^{}]*\}/g))
      for (const [name] of rule.slice(0, rule.indexOf('{')).matchAll(/\.[A-Za-z][\w-]*/g))
        ofFile.set(name, (ofFile.get(name) ?? '') + rule);
    for (const [name, rules] of ofFile) meanings.set(name, (meanings.get(name) ?? new Set()).add(rules));
  }
  expect(meanings.size).toBeGreaterThan(100);
  expect([...meanings].filter(([, { size }]) => size > 1).map(([name]) => name)).toEqual([]);
});

test('each program that a page loads has a name of its own, without its hash', () => {
  const [, main = ''] = / data-main="[^"]*\/(main-[^"]+)"/.exec(documentOf('/')) ?? [];
  const files = read(`${HASHED_FOLDER}/${main}`).match(/[\w-]+-[0-9a-f]{8}\.js/g) ?? [];
  const names = [...new Set(files)].map((file) => file.replace(/-\w+\.js$/, ''));
  expect(names).toEqual(expect.arrayContaining(['hero', 'simulation', 'exercise', 'search']));
  expect(new Set(names).size).toBe(names.length);
});
