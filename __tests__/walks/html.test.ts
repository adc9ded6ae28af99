import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeAddress, documentFileOf } from '../../lib/routes/address';
import { readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';
import { filesOf } from '../unit/temporary';

const { outDir, ...settings } = settingsOf('content');
const origin = readSite({ outDir, ...settings }).site.identity.docs.url;
const files = new Set(filesOf(outDir));
const documents = [...files].filter((file) => file.endsWith('.html'));
const texts = new Map(documents.map((file) => [file, readFileSync(path.join(outDir, file), 'utf8')]));

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    rules: {
      'attribute-allowed-values': 'error',
      deprecated: 'error',
      'element-permitted-content': 'error',
      'element-permitted-parent': 'error',
      'element-required-attributes': 'error',
      'empty-heading': 'error',
      'empty-title': 'error',
      // The sidebar's headings come before the title of the page.
      'heading-level': ['error', { minInitialRank: 'h2' }],
      'hidden-focusable': 'error',
      'input-missing-label': 'error',
      'no-dup-attr': 'error',
      'no-dup-id': 'error',
      'no-missing-references': 'error',
      'text-content': 'error',
      'wcag/h30': 'error',
      'wcag/h37': 'error',
    },
  }),
);

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decodeText(id)));
const ids = new Map([...texts].map(([file, html]) => [file, idsOf(html)]));

test('every document is HTML with each id once, headings without gaps, and a text for every image and link', async () => {
  const found: string[] = [];
  for (const [file, html] of texts) {
    const { results } = await validator.validateString(html, file);
    const say = ({ line, column, message }: Message) => `${file}:${line}:${column} ${message}`;
    found.push(...results.flatMap(({ messages }) => messages.map(say)));
  }
  expect(documents.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('the not-found page, which stands at every unknown address, names no address of its own', () => {
  expect(texts.get('404.html')).not.toContain('rel="canonical"');
});

test('everything that a document refers to is a file of the export, and an element where there is a fragment', () => {
  const lost = [...texts].flatMap(([file, html]) =>
    referencesIn(html)
      .filter((reference) => !leads(reference, file))
      .map((reference) => `${file} to ${reference}`),
  );
  expect(lost).toEqual([]);
});

function referencesIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, reference = '']) => decodeText(reference));
}

function leads(reference: string, from: string): boolean {
  const url = new URL(reference, `${origin}/${from}`);
  const target = documentFileOf(decodeAddress(url.pathname));
  // The checker's fragments are scripts.
  const fragment = decodeAddress(url.hash.slice(1)).replace(/^script=.*/, '');
  if (url.origin !== origin) return true;
  return files.has(target) && (fragment === '' || ids.get(target)?.has(fragment) === true);
}

function decodeText(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
