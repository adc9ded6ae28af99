import { buildRequest } from '../../../../lib/playground/build';
import { fillFromRequest, type Filled } from '../../../../lib/playground/fill';
import { initialForm } from '../../../../lib/playground/form';
import { readRequest } from '../../../../lib/playground/import/read';
import type { PlaygroundProps } from '../../../../lib/playground/types';
import { told } from '../requests';

/** A playground that knows none of the addresses of the tables, so that a request is shown as it was pasted. */
const ANY: PlaygroundProps = { url: '/nothing/of/this', servers: [{ url: 'https://own.example' }] };

/** A text, what is sent when it is pasted, and a part of each sentence that the reader gets about it. */
export type Row = readonly [text: string, request: string, ...notes: string[]];

/** Fills a playground's form from a pasted text. */
export async function paste(text: string, props = ANY): Promise<Filled> {
  const request = await readRequest(text);
  if ('problem' in request) throw new Error(request.problem);
  return fillFromRequest(initialForm(props), props.auth ?? [], request);
}

/** What is sent when a text is pasted, and what the reader is told. */
export async function pasted(
  text: string,
  props?: PlaygroundProps,
): Promise<{ request: string; notes: readonly string[] }> {
  const { form, notes } = await paste(text, props);
  return { request: told(buildRequest(form)), notes };
}

/** Tries each row of a table: nothing may be dropped in silence, and nothing told that is not so. */
export function testRows(rows: readonly Row[]): void {
  test.each(rows.map((row) => [row[0], row] as const))('%s', async (_, [text, request, ...parts]) => {
    const { request: sent, notes } = await pasted(text);
    expect(sent).toBe(request);
    expect(notes.map((note, index) => (note.includes(parts[index] ?? '\0') ? parts[index] : note))).toEqual(parts);
  });
}

/** The sentence that says why a text cannot be read. */
export async function problemOf(text: string): Promise<string> {
  const request = await readRequest(text);
  return 'problem' in request ? request.problem : `It was read: ${request.method} ${request.url}`;
}
