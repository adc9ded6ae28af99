import { isAlias, LineCounter, parseAllDocuments, visit, type Document } from 'yaml';
import type { Fault } from './fault';

/** Parses all documents of a YAML sample. */
export function checkYaml(code: string): Fault[] {
  const counter = new LineCounter();
  const documents: Document[] = [...parseAllDocuments(code, { lineCounter: counter, prettyErrors: false })];
  const lineOf = (position = 0) => counter.linePos(position).line;
  return documents.flatMap((document) => [
    ...document.errors.map(({ message, pos }) => ({ line: lineOf(pos[0]), message })),
    ...unknownAliases(document, lineOf),
  ]);
}

/** `*name` refers to an anchor, which must be there. */
function unknownAliases(document: Document, lineOf: (position?: number) => number): Fault[] {
  const faults: Fault[] = [];
  visit(document, (_key, node) => {
    if (!isAlias(node) || node.resolve(document)) return;
    faults.push({
      line: lineOf(node.range?.[0]),
      message: `*${node.source} refers to an anchor that does not exist`,
      remedy: 'put a value that starts with "*" in double quotes',
    });
  });
  return faults;
}
