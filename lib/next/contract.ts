import type { Problem } from '../errors';
import {
  CANONICAL,
  CHUNK,
  SCRIPT,
  SCRIPT_HINT,
  scriptOf,
  STYLESHEET,
  STYLESHEET_HINT,
  type NextScript,
} from './document';
import { BUILD, SOCIAL_ALONE, SOCIAL_IN_ROW, STRUCTURED_DATA, STYLESHEET_ELEMENT, STYLESHEET_ROW } from './payload';
import { isSettled, readRows } from './rows';
import { LATER_PART, moduleOf, modulesIn } from './styles';

/** What Next has written for a page. */
export interface NextPage {
  address: string;
  html: string;
  payload?: string;
  /** The not-found page has none. */
  prefetch?: string;
}

/** What Next has written for all pages, by file name. */
export interface NextChunks {
  styles: ReadonlyMap<string, string>;
  scripts: ReadonlyMap<string, string>;
}

/** How often a shape was found, and how often it should have been: so many times, or at least once. */
export interface Count {
  shape: string;
  found: number;
  expected: number | 'some';
}

/** Social metadata and structured data as documents have them, from which follows how often payloads must. */
const SOCIAL_IN_DOCUMENT = /<meta (?:property="og|name="twitter):/g;

/** Counts every shape that the export knows of a page, in files that nothing was changed in. */
export function countShapes({ html, payload = '', prefetch }: NextPage): Count[] {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, attributes = '', text = '']) => scriptOf(attributes, text));
  const ofKind = (kind: NextScript['kind']) => scripts.filter((script) => script?.kind === kind);
  const social = times(html, SOCIAL_IN_DOCUMENT);
  const inDocument = ofKind('payload').map((script) => script && 'text' in script && script.text);
  const isPage = prefetch !== undefined;
  const counts: [shape: string, found: number, expected: Count['expected']][] = [
    ['document: script file', ofKind('file').length, 'some'],
    ['document: polyfill', ofKind('polyfill').length, 1],
    ['document: start of the payload', ofKind('start').length, 1],
    ['document: bootstrap', ofKind('bootstrap').length, 1],
    // Of our own only the early script is none of Next's.
    ['document: other inline script', scripts.filter((script) => !script).length, 1],
    ['document: hint on a script', times(html, SCRIPT_HINT), 1],
    ['document: canonical link', CANONICAL.test(html) ? 1 : 0, isPage ? 1 : 0],
    ['document: stylesheet', times(html, STYLESHEET), 'some'],
    ['document: script of any kind', times(html, CHUNK), 'some'],
    ['document: class of a CSS module', modulesIn(html).size, 'some'],
    ['document: the payload beside it', inDocument.join('') === payload ? 1 : 0, 1],
    ['payload: build', BUILD.test(payload) ? 1 : 0, 1],
    ['payload: social metadata', times(payload, SOCIAL_IN_ROW) + times(payload, SOCIAL_ALONE), social],
    ['payload: structured data', times(payload, STRUCTURED_DATA), ofKind('data').length],
    ['payload: stylesheet', times(payload, STYLESHEET_ELEMENT), 'some'],
    ['payload: hint on a stylesheet', times(payload, STYLESHEET_ROW), 'some'],
  ];
  if (isPage)
    counts.push(
      ['prefetch payload: social metadata', times(prefetch, SOCIAL_IN_ROW) + times(prefetch, SOCIAL_ALONE), social],
      ['prefetch payload: structured data', times(prefetch, STRUCTURED_DATA), ofKind('data').length],
      ['prefetch payload: settled promise', readRows(Buffer.from(prefetch)).filter(isSettled).length, 'some'],
    );
  return counts.map(([shape, found, expected]) => ({ shape, found, expected }));
}

/** Counts every shape that the export knows of what pages share, and of what only some pages have. */
export function countSharedShapes(pages: readonly NextPage[], { styles, scripts }: NextChunks): Count[] {
  const sum = (texts: Iterable<string>, pattern: RegExp) =>
    [...texts].reduce((total, text) => total + times(text, pattern), 0);
  const rules = [...styles.values()].flatMap((css) => css.split('}'));
  const documents = pages.map(({ html }) => html);
  const counts: [shape: string, found: number][] = [
    ['stylesheet: class of a CSS module', rules.filter((rule) => moduleOf(rule) !== '').length],
    ['script: part with a stylesheet', sum(scripts.values(), LATER_PART)],
    ['document: hint on a later stylesheet', sum(documents, STYLESHEET_HINT)],
  ];
  return counts.map(([shape, found]) => ({ shape, found, expected: 'some' }));
}

/**
 * Finds what this version of Next writes in another way than lib/next knows. Without this a pattern that matches nothing any
 * more would be passed over in silence.
 */
export function findUnknownShapes(pages: readonly NextPage[], chunks: NextChunks): Problem[] {
  const ofPages = pages.flatMap((page) => countShapes(page).map((count) => ({ ...count, file: page.address })));
  const shared = countSharedShapes(pages, chunks).map((count) => ({ ...count, file: 'all pages' }));
  return [...ofPages, ...shared]
    .filter(({ found, expected }) => (expected === 'some' ? found === 0 : found !== expected))
    .map(({ file, shape, found, expected }) => ({
      file,
      message: `Next wrote this ${found} times instead of ${expected === 'some' ? 'at least once' : expected}: ${shape}`,
      remedy: 'see "Upgrading Next" in CONTRIBUTING.md; PLAIN_EXPORT=1 builds a site that needs none of it',
    }));
}

function times(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
