import type { Problem } from '../../../lib/errors';
import { decodeAddress, documentFileOf } from '../../../lib/routes/address';
import type { DocumentFacts } from './document';
import type { ExportContext, ExportedDocument } from './check';

/** A document whose elements are known. */
type ReadDocument = Pick<ExportedDocument, 'file'> & { facts: DocumentFacts };

/** Checks that every reference of every document that stays on the site leads to a file, and to an element where it has a fragment. */
export function checkReferences(documents: readonly ReadDocument[], context: ExportContext): Problem[] {
  const idsOf = new Map(documents.map(({ file, facts }) => [file, new Set(facts.ids.map(({ value }) => value))]));
  return documents.flatMap((document) =>
    document.facts.references.flatMap(({ value, line }) => {
      const finding = checkReference(value, document.file, idsOf, context);
      return finding ? [{ file: document.file, line, ...finding }] : [];
    }),
  );
}

function checkReference(
  reference: string,
  from: string,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
  { origin, files }: ExportContext,
): Pick<Problem, 'message' | 'remedy'> | undefined {
  const base = `${origin}/${from}`;
  if (!URL.canParse(reference, base)) return { message: `"${reference}" is not an address`, remedy: 'mend the link' };
  const url = new URL(reference, base);
  if (url.origin !== new URL(origin).origin) return undefined;
  const target = documentFileOf(decodeAddress(url.pathname));
  if (!files.has(target)) {
    return {
      message: `"${reference}" leads to ${target}, which the export does not have`,
      remedy: 'link to the canonical address of a page, or to a file of public/',
    };
  }
  const fragment = decodeAddress(url.hash.slice(1));
  if (fragment === '' || idsOf.get(target)?.has(fragment)) return undefined;
  return {
    message: `"${reference}": ${target} has no element with the id "${fragment}"`,
    remedy: 'link to a heading that the page has',
  };
}
