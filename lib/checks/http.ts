import { METHODS } from 'node:http';
import type { Fault } from './fault';
import { checkJson } from './json';

const STATUS_LINE = /^HTTP\/\d(\.\d)? [1-5]\d\d( .*)?$/;
const REQUEST_LINE = /^([A-Z]+) (\/\S*|https?:\/\/\S+)( HTTP\/\d(\.\d)?)?$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/;

/**
 * Reads one HTTP message: a request line (with or without a version) or a status line, header lines, an empty line, a body.
 * A body that its Content-Type calls JSON must be JSON.
 */
export function checkHttp(code: string): Fault[] {
  const lines = code.split('\n');
  const end = lines.indexOf('');
  const head = end < 0 ? lines : lines.slice(0, end);
  const [first = '', ...headerLines] = head;
  const faults = [...checkFirstLine(first), ...headerLines.flatMap((text, index) => checkHeader(text, index + 2))];
  const body = end < 0 ? '' : lines.slice(end + 1).join('\n');
  const type = headerLines
    .map((text) => HEADER_LINE.exec(text))
    .find((header) => header?.[1]?.toLowerCase() === 'content-type')?.[2];
  if (body === '' || !/^application\/([\w.-]+\+)?json\b/i.test(type ?? '')) return faults;
  return [
    ...faults,
    ...checkJson(body).map(({ line, message }) => ({ line: line + end + 1, message: `the JSON body: ${message}` })),
  ];
}

function checkFirstLine(text: string): Fault[] {
  const method = REQUEST_LINE.exec(text)?.[1];
  if (STATUS_LINE.test(text) || (method && METHODS.includes(method))) return [];
  return [
    {
      line: 1,
      message: `"${text}" is neither a request line nor a status line`,
      remedy: 'start with "GET /path" or "HTTP/1.1 200 OK"',
    },
  ];
}

function checkHeader(text: string, line: number): Fault[] {
  if (HEADER_LINE.test(text)) return [];
  return [
    { line, message: `"${text}" is not a header`, remedy: 'write "Name: value", and an empty line before the body' },
  ];
}
