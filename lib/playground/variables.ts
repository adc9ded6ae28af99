import { isJsonType } from './body';
import { standIn } from './build';
import { encodeStrictly } from './encode';
import { AUTHORITY } from './placeholders';
import type { RequestForm } from './request';
import { isSecret } from './secrets';

/** Values that repeat, by name: `$[name]` in a field, a path or a body stands for one. */
export type Variables = Readonly<Record<string, string>>;

/** What a variable may be called. */
export const VARIABLE_NAME = /^[A-Za-z_][\w-]*$/;

/**
 * A form with the values of its variables. The brackets mean nothing in JSON, in addresses and in the templates of other tools;
 * a name that nobody has defined stays as it is. A variable never stands for a host: it would decide who gets the request.
 */
export function withVariables(form: RequestForm, variables: Variables): RequestForm {
  if (Object.keys(variables).length === 0) return form;
  const fill = (text: string, write: (value: string) => string = String) =>
    text.replace(/\$\[([\w-]+)\]/g, (whole, name: string) => {
      const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
      return value === undefined ? whole : write(value);
    });
  const [host = ''] = AUTHORITY.exec(form.url) ?? [];
  const inputs = Object.entries(form.inputs).map(([id, input]): [string, typeof input] => {
    const isJson = form.fields.some((field) => field.id === id && field.type === 'json');
    return [id, typeof input !== 'string' ? input : isJson ? fillJson(input, fill) : fill(input)];
  });
  return {
    ...form,
    url: host + fill(form.url.slice(host.length), encodeStrictly),
    inputs: Object.fromEntries(inputs),
    ...(form.rawBody !== undefined && { rawBody: fillBody(form.rawBody, form.contentType, fill) }),
  };
}

/** The same variables with a stand-in for each that is secret, as samples show them. */
export function maskVariables(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, isSecret(name, value) ? standIn(name) : value]),
  );
}

type Fill = (text: string, write?: (value: string) => string) => string;

function fillBody(text: string, contentType: string, fill: Fill): string {
  if (isJsonType(contentType)) return fillJson(text, fill);
  if (/x-www-form-urlencoded/i.test(contentType)) return fill(text, encodeStrictly);
  return /xml/i.test(contentType)
    ? fill(text, (value) => value.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`))
    : fill(text);
}

/** Inside a text of JSON a value is a part of it; elsewhere it is JSON itself, such as a number. */
function fillJson(text: string, fill: Fill): string {
  return text.replace(/"[^"\\]*(?:\\[^][^"\\]*)*"|[^"]+/g, (piece) =>
    piece.startsWith('"') ? fill(piece, (value) => JSON.stringify(value).slice(1, -1)) : fill(piece),
  );
}
