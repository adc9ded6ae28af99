import type { Problem } from '../../../lib/errors';
import { readDocument, type DocumentFacts } from './document';
import { checkReferences } from './references';

/** One document of the export. */
export interface ExportedDocument {
  /** Path inside the export, with forward slashes. */
  file: string;
  /** `page`: an address of the site; `redirect`: another one, where the page lies too or a document leads to it; `not-found`: what unknown addresses show. */
  kind: 'page' | 'redirect' | 'not-found';
  /** Canonical address of a page. */
  address?: string;
  html: string;
}

/** What documents are checked against. */
export interface ExportContext {
  /** Where the site is published, without a slash at the end. */
  origin: string;
  /** Every file of the export, as paths inside it. */
  files: ReadonlySet<string>;
}

/** Characters that search results show of a title and of a description, and what is too short to say anything. */
const LENGTHS = { title: [10, 75], description: [50, 170] } as const;

/**
 * Checks the export as its readers get it: every reference leads to a file and an element, and every page has one title,
 * description, canonical address and h1, headings without gaps, ids used once, and images with a text and a size.
 */
export function checkExport(documents: readonly ExportedDocument[], context: ExportContext): Problem[] {
  const read = documents.map((document) => ({ ...document, facts: readDocument(document.html) }));
  const shown = read.filter(({ kind }) => kind !== 'redirect');
  return [
    ...checkReferences(read, context),
    ...shown.flatMap(({ file, facts }) => checkDocument(facts).map((finding) => ({ file, ...finding }))),
    ...read.flatMap(({ file, address, facts }) =>
      checkCanonical(facts, address, context).map((finding) => ({ file, ...finding })),
    ),
    ...checkHeadData(shown, 'title', ({ titles }) => titles),
    ...checkHeadData(
      shown.filter(({ kind }) => kind === 'page'),
      'description',
      ({ descriptions }) => descriptions,
    ),
  ];
}

type Finding = Omit<Problem, 'file'>;

function checkDocument({ ids, images, headings }: DocumentFacts): Finding[] {
  return [...checkIds(ids), ...checkImages(images), ...checkHeadings(headings)];
}

function checkIds(ids: DocumentFacts['ids']): Finding[] {
  const seen = new Set<string>();
  return ids.flatMap(({ value, line }) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      {
        line,
        message: `the id "${value}" is used twice`,
        remedy: 'give one of the elements, for example a heading, another name',
      },
    ];
  });
}

function checkImages(images: DocumentFacts['images']): Finding[] {
  return images.flatMap(({ value, line, attributes }) =>
    ['alt', 'width', 'height']
      .filter((name) => !attributes.get(name)?.trim())
      .map((name) => ({
        line,
        message: `the image ${value} has no ${name}`,
        remedy: 'say what it shows in alt; the size comes from the file',
      })),
  );
}

function checkHeadings(headings: DocumentFacts['headings']): Finding[] {
  const first = headings.filter(({ level }) => level === 1);
  const findings: Finding[] = [];
  if (first.length !== 1) {
    findings.push({
      line: first[1]?.line,
      message: `the document has ${first.length} h1`,
      remedy: 'a page has one, its title',
    });
  }
  let previous = 0;
  for (const { level, value, line } of headings.filter(({ inMain }) => inMain)) {
    if (level > previous + 1) {
      const message = `the heading "${value}" is an h${level} below ${previous === 0 ? 'no heading' : `an h${previous}`}`;
      findings.push({ line, message, remedy: `make it an h${previous + 1}` });
    }
    previous = level;
  }
  return findings;
}

function checkCanonical(
  { canonicals }: DocumentFacts,
  address: string | undefined,
  { origin }: ExportContext,
): Finding[] {
  const expected = address === undefined ? [] : [origin + address];
  if (canonicals.join() === expected.join()) return [];
  const message = `the canonical link is ${canonicals.join(' and ') || 'missing'}`;
  return [
    {
      message,
      remedy:
        expected.length === 0
          ? 'this document has no address of its own: leave it out'
          : `it must be ${expected.join()}`,
    },
  ];
}

/** Each document has the text once, of a length that search results show, and no other document has the same. */
function checkHeadData(
  documents: readonly { file: string; facts: DocumentFacts }[],
  what: keyof typeof LENGTHS,
  textsOf: (facts: DocumentFacts) => string[],
): Problem[] {
  const [least, most] = LENGTHS[what];
  const owners = new Map<string, string>();
  return documents.flatMap(({ file, facts }) => {
    const [text = '', ...more] = textsOf(facts);
    const owner = owners.get(text);
    owners.set(text, owner ?? file);
    if (text.length < least || text.length > most) {
      return [
        { file, message: `the ${what} "${text}" has ${text.length} characters`, remedy: `use ${least} to ${most}` },
      ];
    }
    if (more.length > 0) return [{ file, message: `the document has more than one ${what}`, remedy: 'keep one' }];
    return owner === undefined
      ? []
      : [{ file, message: `${owner} has the same ${what}: "${text}"`, remedy: 'say what is special to each page' }];
  });
}
