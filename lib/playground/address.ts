/** An address that a request can be sent to, or the reason why not. */
export type AddressCheck = { url: URL; problem?: undefined } | { url?: undefined; problem: string };

/**
 * Checks an address before anything is sent to it. Only `http:` and `https:` are asked; everything else (`javascript:`,
 * `data:`, `file:` …) and credentials in the address are refused.
 */
export function checkAddress(text: string): AddressCheck {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'Enter an address, such as https://api.example/items.' };
  let url: URL;
  try {
    url = new URL(trimmed);
  } catch {
    return { problem: `“${trimmed}” is not an address. It starts with https:// and a host.` };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { problem: `Only http: and https: addresses can be asked, not ${url.protocol}` };
  // The parser corrects "https:host" and "https:/host": the request would go to another address than the one shown.
  if (!/^https?:\/\//i.test(trimmed))
    return { problem: `“${trimmed}” is not an address. It starts with https:// and a host.` };
  if (url.username || url.password)
    return { problem: 'An address cannot hold a user name or a password. Use “Authorization” instead.' };
  return { url };
}

/** Whether an address names its host itself, and needs no server before it. */
export function isAbsolute(url: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(url);
}

/** The part of an absolute address that comes after its host. */
export function behindHost(url: string): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:[/\\]*[^/\\?#]*/i, '') || '/';
}

/** Puts a path behind a server's address; an absolute address stays as it is. */
export function joinAddress(server = '', path: string): string {
  if (isAbsolute(path)) return path;
  return `${server.trim().replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
