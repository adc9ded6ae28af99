import { schemeKey, type Credentials } from './auth';
import { readCurl, type PastedRequest } from './curl';
import { extraField, type FormField, type RequestForm } from './form';
import { isSetByBrowser } from './headers';
import type { AuthScheme, PlaygroundProps } from './types';
import { checkUrl, hasPlaceholderInHost, placeholdersOf } from './url';

/** A form built from pasted text, the credentials in it, and notes for the reader. */
export interface PasteResult {
  form: RequestForm;
  /** The credentials found in the text, for the form's origin. */
  credentials: Credentials;
  notes: string[];
}

type Row = Pick<FormField, 'in' | 'name'> & { value: string };

/** Fills a playground's form from a curl command or a URL. Returns the problem if the text is neither. */
export function pasteRequest(text: string, props: PlaygroundProps): PasteResult | { problem: string } {
  const pasted = readCurl(text);
  if ('problem' in pasted) return pasted;
  if (hasPlaceholderInHost(pasted.url))
    return {
      problem: 'The host can’t contain a placeholder, because its value would decide who receives the request.',
    };
  const { url, problem } = checkUrl(pasted.url);
  if (!url) return { problem };
  const { credentials, isTaken } = takeCredentials(pasted, url, props.auth ?? []);
  const contentType = pasted.headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  const rows: Row[] = [
    ...Array.from(url.searchParams, ([name, value]): Row => ({ in: 'query', name, value })),
    ...pasted.headers
      .filter(({ name }) => name.toLowerCase() !== 'content-type')
      .map(({ name, value }): Row => ({ in: 'header', name, value })),
  ];
  const dropped = rows.filter((row) => row.in === 'header' && isSetByBrowser(row.name)).map(({ name }) => name);
  const kept = rows.filter((row) => !isTaken(row) && !dropped.includes(row.name));
  const leftOut = [...pasted.leftOut, ...dropped.map((name) => `the ${name} header, which only browsers can set`)];
  return {
    form: {
      method: pasted.method,
      server: url.origin,
      ...fieldsOf(pasted.url, kept),
      contentType: contentType ?? 'application/json',
      rawBody: pasted.body ?? '',
    },
    credentials,
    notes: [
      ...(leftOut.length > 0 ? [`Ignored: ${leftOut.join(', ')}.`] : []),
      ...(pasted.variables.length > 0
        ? [`Replace ${pasted.variables.join(', ')}, because only your shell knows the value.`]
        : []),
    ],
  };
}

/** Creates a field for each placeholder and row. */
function fieldsOf(url: string, rows: readonly Row[]): Pick<RequestForm, 'url' | 'fields' | 'inputs'> {
  const [path = ''] = url.replace(/^[a-z][a-z0-9+.-]*:[/\\]*[^/\\?#]*/i, '').split('?');
  const fields = [
    ...placeholdersOf(path).map((name): FormField => ({
      ...extraField(`path-${name}`, 'path', name),
      isExtra: false,
      required: true,
    })),
    ...rows.map(({ in: place, name }, index) => extraField(`pasted-${index}`, place, name)),
  ];
  const inputs = Object.fromEntries(rows.map(({ value }, index) => [`pasted-${index}`, value]));
  return { url: path || '/', fields, inputs };
}

/** Takes the credentials for the playground's schemes out of the request. */
function takeCredentials({ headers }: PastedRequest, url: URL, schemes: readonly AuthScheme[]) {
  const credentials: Record<string, string> = {};
  const taken: string[] = [];
  const keyOf = (place: string, name: string) => `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  const headerOf = (name: string) => headers.find((one) => one.name.toLowerCase() === name.toLowerCase())?.value ?? '';
  for (const scheme of schemes) {
    const isKey = scheme.type === 'apiKey';
    const place = isKey ? keyOf(scheme.in, scheme.name) : keyOf('header', 'Authorization');
    const credential = !isKey
      ? tokenOf(headerOf('Authorization'), scheme.type)
      : scheme.in === 'query'
        ? url.searchParams.get(scheme.name)
        : headerOf(scheme.name);
    // A header carries one credential. If several schemes use it, the first one gets it.
    if (!credential || taken.includes(place)) continue;
    credentials[schemeKey(scheme)] = credential;
    taken.push(place);
  }
  return { credentials, isTaken: (row: Row) => taken.includes(keyOf(row.in, row.name)) };
}

/** The token or `user:password` in an `Authorization` header. Undefined for other types. */
function tokenOf(header: string, type: 'bearer' | 'basic'): string | undefined {
  const [, kind = '', token = ''] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? [];
  if (kind.toLowerCase() !== type) return undefined;
  if (type === 'bearer') return token;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(token), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
