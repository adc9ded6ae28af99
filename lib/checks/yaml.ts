import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import type { Fault } from './fault';

/** Parses all documents of a YAML sample. */
export function checkYaml(code: string): Fault[] {
  const lineCounter = new LineCounter();
  const documents: Document[] = [...parseAllDocuments(code, { lineCounter, prettyErrors: false })];
  return documents.flatMap(({ errors }) =>
    errors.map(({ message, pos }) => ({ line: lineCounter.linePos(pos[0]).line, message })),
  );
}
