/** Reason phrases, with explanations for readers who sent a request. */
const MEANINGS: Readonly<Record<number, readonly [reason: string, meaning?: string]>> = {
  200: ['OK'],
  201: ['Created', 'The server created something new.'],
  202: ['Accepted', 'The server accepted the request and will process it later.'],
  204: ['No Content', 'The request succeeded, and the response has no body.'],
  400: ['Bad Request', 'The server doesn’t understand the request. Check the fields and the body.'],
  401: ['Unauthorized', 'The server doesn’t know who you are. Check the credentials under Authentication.'],
  403: ['Forbidden', 'The server knows who you are, but refuses the request.'],
  404: ['Not Found', 'Nothing exists at this address. Check the path and its values.'],
  405: ['Method Not Allowed', 'The address exists, but doesn’t support this method.'],
  409: ['Conflict', 'The request conflicts with the current state.'],
  415: ['Unsupported Media Type', 'The server doesn’t accept this content type.'],
  422: ['Unprocessable Content', 'The body is well-formed, but the server doesn’t accept its values.'],
  429: ['Too Many Requests', 'You have sent too many requests. Wait, then try again.'],
  500: ['Internal Server Error'],
  502: ['Bad Gateway'],
  503: ['Service Unavailable', 'The server is currently unavailable. Try again later.'],
  504: ['Gateway Timeout'],
};

const CLASSES: Readonly<Record<string, string>> = {
  2: 'The request succeeded.',
  3: 'The response is at a different address.',
  4: 'The server rejected the request.',
  5: 'The server encountered an error. Try again later.',
};

/** A status's reason phrase and meaning. `own` contains the operation's own meanings, by code, range or `default`. */
export function describeStatus(
  status: number,
  own: Readonly<Record<string, string>> = {},
): { reason: string; meaning: string } {
  const group = String(status)[0] ?? '';
  const [reason = '', general = CLASSES[group] ?? ''] = MEANINGS[status] ?? [];
  return { reason, meaning: own[status] ?? own[`${group}XX`] ?? (own.default || general) };
}
