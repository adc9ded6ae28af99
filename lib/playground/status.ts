/** The meaning of status codes for somebody who has just sent a request: RFC 9110 and RFC 6585 in one sentence each. */
const MEANINGS: Readonly<Record<number, readonly [reason: string, meaning: string]>> = {
  200: ['OK', 'The request was carried out.'],
  201: ['Created', 'Something new was created.'],
  202: ['Accepted', 'The request was taken on and is carried out later.'],
  204: ['No Content', 'The request was carried out; there is nothing to return.'],
  206: ['Partial Content', 'A part of the content, as asked for.'],
  301: ['Moved Permanently', 'The address has changed for good.'],
  302: ['Found', 'The answer is at another address for now.'],
  303: ['See Other', 'The answer is at another address, to be asked with GET.'],
  304: ['Not Modified', 'The copy that you have is still good.'],
  307: ['Temporary Redirect', 'Send the same request to another address for now.'],
  308: ['Permanent Redirect', 'Send the same request to another address from now on.'],
  400: ['Bad Request', 'The server does not understand the request. Check the fields and the body.'],
  401: ['Unauthorized', 'The server does not know who you are. Check what you entered under “Authorization”.'],
  403: ['Forbidden', 'The server knows who you are and refuses.'],
  404: ['Not Found', 'There is nothing at this address. Check the path and its values.'],
  405: ['Method Not Allowed', 'The address exists, the method does not.'],
  406: ['Not Acceptable', 'The server has no answer of the type that was asked for.'],
  408: ['Request Timeout', 'The server waited too long for the request.'],
  409: ['Conflict', 'The request does not fit the present state.'],
  410: ['Gone', 'There was something here; it is gone for good.'],
  411: ['Length Required', 'The server wants to know the length of the body.'],
  413: ['Content Too Large', 'The body is larger than the server takes.'],
  415: ['Unsupported Media Type', 'The server does not take a body of this content type.'],
  422: ['Unprocessable Content', 'The body is well-formed, but what it says is not accepted.'],
  429: ['Too Many Requests', 'You have sent too many requests. Wait, then try again.'],
  500: ['Internal Server Error', 'The server failed. Trying again later may help.'],
  501: ['Not Implemented', 'The server cannot do this.'],
  502: ['Bad Gateway', 'A server behind the one you asked gave no proper answer.'],
  503: ['Service Unavailable', 'The server cannot answer at present. Trying again later may help.'],
  504: ['Gateway Timeout', 'A server behind the one you asked did not answer in time.'],
};

const CLASSES: Readonly<Record<string, string>> = {
  1: 'The server goes on.',
  2: 'The request was carried out.',
  3: 'The answer is elsewhere.',
  4: 'The server takes the request for wrong.',
  5: 'The server failed.',
};

/** The reason phrase of a status and what it means; `own` are the meanings that the operation itself gives. */
export function describeStatus(
  status: number,
  own: Readonly<Record<string, string>> = {},
): { reason: string; meaning: string } {
  const [reason = '', general = CLASSES[String(status)[0] ?? ''] ?? ''] = MEANINGS[status] ?? [];
  return { reason, meaning: own[status] ?? general };
}
