import { ProblemError, type Problem } from '../errors';
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
import {
  BUILD,
  INITIAL_FIELDS,
  inlineScriptElement,
  SOCIAL_ALONE,
  SOCIAL_IN_ROW,
  STRUCTURED_DATA,
  STYLESHEET_ELEMENT,
  STYLESHEET_ROW,
} from './payload';
import { isSettled, readRows, ROOT } from './rows';
import { LATER_PART, moduleOf, modulesIn } from './styles';

const REMEDY = 'see "Upgrading Next" in CONTRIBUTING.md; PLAIN_EXPORT=1 builds a site that needs none of it';

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

/** Loose forms of some shapes: how often they are found in a document says how often the exact ones must be. */
const SOCIAL_IN_DOCUMENT = /<meta (?:property="og|name="twitter):/g;
const DATA_IN_DOCUMENT = /<script [^>]*ld\+json/g;
const STYLE_HINT_IN_DOCUMENT = /<link [^>]*as="style"/g;

/** Counts every shape that the export knows of a page, in files that nothing was changed in. */
export function countShapes({ html, payload = '', prefetch }: NextPage): Count[] {
  const isPage = prefetch !== undefined;
  const own: string[] = [];
  const scripts = Array.from(html.matchAll(SCRIPT), ([, attributes = '', text = '']) => {
    const script = scriptOf(attributes, text);
    if (!script) own.push(text);
    return script;
  });
  const ofKind = (kind: NextScript['kind']) => scripts.filter((script) => script?.kind === kind);
  const inDocument = ofKind('payload').map((script) => script && 'text' in script && script.text);
  const [social, data] = [times(html, SOCIAL_IN_DOCUMENT), times(html, DATA_IN_DOCUMENT)];
  const ofPayload = (name: string, text: string): [shape: string, found: number, expected: Count['expected']][] => [
    [`${name}: build`, BUILD.test(text) ? 1 : 0, 1],
    [`${name}: social metadata`, times(text, SOCIAL_IN_ROW) + times(text, SOCIAL_ALONE), social],
    [`${name}: structured data`, times(text, STRUCTURED_DATA), data],
    [`${name}: inline script`, own.filter((script) => text.includes(inlineScriptElement(script))).length, 2],
    [`${name}: stylesheet`, times(text, STYLESHEET_ELEMENT), 'some'],
    [`${name}: hint on a stylesheet`, times(text, STYLESHEET_ROW), 'some'],
  ];
  const counts: ReturnType<typeof ofPayload> = [
    ['document: script file', ofKind('file').length, 'some'],
    ['document: polyfill', ofKind('polyfill').length, 1],
    ['document: start of the payload', ofKind('start').length, 1],
    ['document: bootstrap', ofKind('bootstrap').length, 1],
    ['document: structured data', ofKind('data').length, data],
    // The scripts of our own in the head.
    ['document: other inline script', own.length, 2],
    ['document: hint on a script', times(html, SCRIPT_HINT), 1],
    ['document: canonical link', CANONICAL.test(html) ? 1 : 0, isPage ? 1 : 0],
    ['document: social metadata', social, isPage ? 'some' : 0],
    ['document: stylesheet', times(html, STYLESHEET), 'some'],
    ['document: hint on a stylesheet', times(html, STYLESHEET_HINT), times(html, STYLE_HINT_IN_DOCUMENT)],
    ['document: chunk', times(html, CHUNK), 'some'],
    ['document: class of a CSS module', modulesIn(html).size, 'some'],
    ['document: the payload beside it', inDocument.join('') === payload ? 1 : 0, 1],
    [
      'payload: field of its root',
      INITIAL_FIELDS.filter((name) => name in rootOf(payload)).length,
      INITIAL_FIELDS.length,
    ],
    ...ofPayload('payload', payload),
    ...(isPage ? ofPayload('prefetch payload', prefetch) : []),
  ];
  if (isPage) {
    const settled = readRows(Buffer.from(prefetch)).filter(isSettled).length;
    counts.push(['prefetch payload: settled promise', settled, 'some']);
  }
  return counts.map(([shape, found, expected]) => ({ shape, found, expected }));
}

/** Counts every shape that the export knows of what pages share. */
export function countSharedShapes({ styles, scripts }: NextChunks): Count[] {
  const rules = [...styles.values()].flatMap((css) => css.split('}'));
  const inModules = rules.filter((rule) => moduleOf(rule) !== '').length;
  const parts = [...scripts.values()].reduce((sum, text) => sum + times(text, LATER_PART), 0);
  return [
    { shape: 'stylesheet: class of a CSS module', found: inModules, expected: 'some' },
    { shape: 'script: part with a stylesheet', found: parts, expected: 'some' },
  ];
}

/**
 * Finds what this version of Next writes in another way than lib/next knows. Without this a pattern that matches nothing any
 * more would be passed over in silence.
 */
export function findUnknownShapes(pages: readonly NextPage[], chunks: NextChunks): Problem[] {
  const ofPages = pages.flatMap((page) => countShapes(page).map((count) => ({ ...count, file: page.address })));
  const shared = countSharedShapes(chunks).map((count) => ({ ...count, file: 'all pages' }));
  return [...ofPages, ...shared]
    .filter(({ found, expected }) => (expected === 'some' ? found === 0 : found !== expected))
    .map(({ file, shape, found, expected }) => ({
      file,
      message: `Next wrote this ${found} times instead of ${expected === 'some' ? 'at least once' : expected}: ${shape}`,
      remedy: REMEDY,
    }));
}

/**
 * The error of a step that meets what the contract has let pass.
 * @param file or address
 * @param what Next wrote, or left out
 */
export function unknownShape(file: string, what: string): ProblemError {
  return new ProblemError({ file, message: `Next wrote ${what}`, remedy: REMEDY });
}

function times(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function rootOf(payload: string): object {
  const body = readRows(Buffer.from(payload)).find(({ id }) => id === ROOT)?.body;
  return typeof body === 'string' ? (JSON.parse(body) as object) : {};
}
