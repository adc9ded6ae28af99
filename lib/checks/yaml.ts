import { isAlias, LineCounter, parseAllDocuments, visit, type Document } from 'yaml';
import type { Fault } from './fault';
import { checkTestScript, isTestScript } from './test-script';

/** Parses all documents of a YAML sample; where they are a test script, checks the script too. */
export function checkYaml(code: string): Fault[] {
  const counter = new LineCounter();
  const documents: Document[] = [...parseAllDocuments(code, { lineCounter: counter, prettyErrors: false })];
  const lineOf = (position = 0) => counter.linePos(position).line;
  const faults = documents.flatMap((document) => [
    ...document.errors.map(({ message, pos }) => ({ line: lineOf(pos[0]), message })),
    ...unknownAliases(document, lineOf),
  ]);
  // The parser guesses at the contents of a broken document: they are not worth a second message.
  if (faults.length > 0 || !isTestScript(documents)) return faults;
  return checkTestScript(documents, (node) => lineOf(node?.range?.[0]));
}

/** `*name` refers to an anchor; in a test script it is nearly always a wildcard that lacks its quotes. */
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
