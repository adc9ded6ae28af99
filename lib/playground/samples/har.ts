import { isJsonType } from '../body';
import { compactJson, readJson } from '../json-text';
import type { BuiltRequest, Part, RequestBody } from '../request';
import type { Json } from '../types';
import { parseJson } from '../values';
import type { SampleLanguageId } from './languages';
import type { Markers } from './literals';

/** The part of a HAR request that generators read. */
export interface HarRequest {
  method: string;
  url: string;
  headers: { name: string; value: string }[];
  postData?: PostData;
}

interface PostData {
  mimeType: string;
  text?: string;
  params?: { name: string; value?: string; fileName?: string }[];
}

type TextBody = Extract<RequestBody, { kind: 'text' }>;

const BOUNDARY = 'form-boundary-7d81b3';

/** A request as a generator's input, with a marker for every text of the reader's. */
export function harOf(
  { method, url, headers, body }: BuiltRequest,
  language: SampleLanguageId,
  markers: Markers,
): HarRequest {
  // Java's client has no multipart of its own: the body is written out, and the header must name the boundary.
  const writtenParts = language === 'java' && body?.kind === 'multipart' ? body.parts : undefined;
  const sent = [
    ...headers,
    ...(writtenParts ? [{ name: 'Content-Type', value: `multipart/form-data; boundary=${BOUNDARY}` }] : []),
  ]
    // In C# the content type is set on the content, not on the request.
    .filter(({ name }) => language !== 'csharp' || name.toLowerCase() !== 'content-type')
    // JavaScript's generator leaves some names without quotes that need them.
    .map(({ name, value }) => ({
      name: language === 'javascript' ? `'${markers.of(name)}'` : markers.of(name),
      value: markers.of(value),
    }));
  const postData = writtenParts
    ? plainText(markers.ofCode(javaParts(writtenParts)))
    : body && postDataOf(body, language, markers);
  return { method, url: markers.address(url), headers: sent, ...(postData && { postData }) };
}

function postDataOf(body: RequestBody, language: SampleLanguageId, markers: Markers): PostData {
  if (body.kind === 'multipart')
    return { mimeType: 'multipart/form-data', params: body.parts.map((part) => paramOf(part, markers)) };
  if (body.kind === 'file')
    return { mimeType: 'application/octet-stream', text: fileMarker(body.file.name, language, markers) };
  switch (language) {
    case 'curl':
      if (!body.pairs) return bytes(markers.of(body.text));
      return {
        mimeType: 'application/x-www-form-urlencoded',
        params: body.pairs.map(([name, value]) => ({ name: markers.of(name), value: markers.of(value) })),
      };
    case 'javascript': {
      const json = jsonOf(body);
      return plainText(
        json === undefined ? markers.of(body.text) : markers.ofCode(`JSON.stringify(${indented(json)})`),
      );
    }
    case 'python': {
      const json = jsonOf(body);
      const isContainer = typeof json === 'object' && json !== null;
      return isContainer
        ? { mimeType: 'application/json', text: JSON.stringify(mark(json, markers)) }
        : bytes(markers.of(body.text));
    }
    case 'csharp':
      return { mimeType: body.contentType.replace(/;.*$/, ''), text: markers.of(body.text) };
    case 'java':
    case 'go':
      return plainText(markers.of(isJsonType(body.contentType) ? compact(body.text) : body.text));
  }
}

const plainText = (text: string): PostData => ({ mimeType: 'text/plain', text });
const bytes = (text: string): PostData => ({ mimeType: 'application/octet-stream', text });

/** The contents of a file, as code where the language's generator lets it stand in place of a text. */
function fileMarker(name: string, language: SampleLanguageId, markers: Markers): string {
  const literal = JSON.stringify(name);
  switch (language) {
    case 'curl':
      return markers.of(`@${name}`);
    case 'javascript':
      return markers.ofCode('fileInput.files[0]');
    case 'python':
      return markers.ofCode(`open(${literal}, "rb")`);
    case 'java':
      return markers.ofCode(`HttpRequest.BodyPublishers.ofFile(Path.of(${literal}))`);
    case 'csharp':
      return markers.ofCode(`File.ReadAllBytes(${literal})`);
    case 'go':
      return markers.ofCode(`os.Open(${literal})`);
  }
}

function paramOf(part: Part, markers: Markers) {
  const name = markers.of(part.name);
  return 'file' in part ? { name, fileName: markers.of(part.file.name) } : { name, value: markers.of(part.value) };
}

/** The value of a JSON body, where none of it is lost by reading it: otherwise the sample holds the text as it is. */
function jsonOf(body: TextBody): Json | undefined {
  const parsed = isJsonType(body.contentType) ? parseJson(body.text) : undefined;
  const isWhole = parsed && 'value' in parsed && JSON.stringify(parsed.value) === compact(body.text);
  return isWhole ? parsed.value : undefined;
}

/** JSON is JavaScript; its lines stand below a property of the options. */
function indented(value: Json): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

/** JSON on one line; numbers stay as they were typed. */
function compact(text: string): string {
  return 'value' in parseJson(text) ? compactJson(readJson(text)) : text;
}

/** Markers in place of all texts of a JSON, names of properties included. */
function mark(value: Json, markers: Markers): Json {
  if (typeof value === 'string') return markers.of(value);
  if (Array.isArray(value)) return value.map((item) => mark(item, markers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [markers.of(name), mark(item, markers)]));
}

/** The publisher of a multipart body in Java: its texts as they are sent, its files from the disk. */
function javaParts(parts: readonly Part[]): string {
  const quoted = (text: string) => `"${text.replace(/["\r\n]/g, (char) => encodeURIComponent(char))}"`;
  const pieces = parts.flatMap((part) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name=${quoted(part.name)}${'file' in part ? `; filename=${quoted(part.file.name)}` : ''}\r\n\r\n`,
    'file' in part ? part.file : `${part.value}`,
    '\r\n',
  ]);
  // Neighboring texts are one.
  const joined = [...pieces, `--${BOUNDARY}--\r\n`].reduce<(string | File)[]>((all, piece) => {
    const last = all.at(-1);
    if (typeof last === 'string' && typeof piece === 'string') return [...all.slice(0, -1), last + piece];
    return [...all, piece];
  }, []);
  const publishers = joined.map((piece) =>
    typeof piece === 'string'
      ? `HttpRequest.BodyPublishers.ofString(${JSON.stringify(piece)})`
      : `HttpRequest.BodyPublishers.ofFile(Path.of(${JSON.stringify(piece.name)}))`,
  );
  if (publishers.length === 1) return publishers.join();
  return `HttpRequest.BodyPublishers.concat(\n            ${publishers.join(',\n            ')})`;
}
