import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with all kinds of responses that a playground must handle. */
export interface ApiServer {
  /** The origin, without a trailing slash. */
  origin: string;
  /** The requests in a test, in order, except preflights. */
  asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
}

/** The text of the five-megabyte response: an array of objects. */
function hugeJson(): string {
  const items = Array.from({ length: 36_000 }, (_, index) => ({
    id: index,
    name: `suite ${index} of the pharmacy`,
    note: 'a line of text that makes it long, with "quotes" and \\ in it',
    tags: ['a', true, null],
  }));
  return JSON.stringify(items);
}

/** JSON that changes if it is parsed and serialized. */
const NUMBERS = '{"2":9007199254740993,"1":1e400,"a":1.0,"a":[]}';

/** Text that must never become markup. */
const HOSTILE = '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>';

type Handler = (response: ServerResponse) => void;

const send =
  (type: string, body: string | Buffer, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);

const ROUTES: Record<string, Handler> = {
  '/huge': (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end(hugeJson()),
  '/slow': () => undefined,
  '/empty': (response) => void response.writeHead(204).end(),
  '/text': send('text/plain; charset=utf-8', 'first line\nsecond line é'),
  '/latin-1': send('text/plain; charset=ISO-8859-1', Buffer.from('caf\xe9', 'latin1')),
  '/numbers': send('application/json', NUMBERS),
  '/hostile': send('application/json', JSON.stringify({ [HOSTILE]: HOSTILE }), 200, {
    'X-Hostile': HOSTILE,
    'Access-Control-Expose-Headers': 'X-Hostile',
  }),
  '/binary': send('application/octet-stream', Buffer.from([0, 255, 1, 254]), 200, {
    'Content-Disposition': 'attachment; filename="call.wav"',
    'Access-Control-Expose-Headers': 'Content-Disposition',
  }),
  '/cut': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '1000' });
    // Whether the first bytes of a body arrive before the cut would differ from run to run.
    response.flushHeaders();
    setTimeout(() => response.destroy(), 100);
  },
};

/** Runs the server for a suite. `allows` decides whether other origins may read responses. */
export function serveApi({ allows = true } = {}): ApiServer {
  const api: ApiServer = { origin: '', asked: [] };
  const server: Server = createServer((request, response) => {
    if (allows) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Methods', '*');
      response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    void answer(request, response, api.asked);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void api.asked.splice(0));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return api;
}

async function answer(request: IncomingMessage, response: ServerResponse, asked: ApiServer['asked']): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, headers, body });
  const { pathname, searchParams } = new URL(url, 'http://x');
  const status = /^\/status\/(\d+)$/.exec(pathname)?.[1];
  // The query contains the target.
  if (pathname === '/redirect-to')
    return void response
      .writeHead(Number(searchParams.get('status') ?? 302), { Location: searchParams.get('to') ?? '' })
      .end();
  if (status) return send('application/json', `{"error": "status ${status}"}`, Number(status))(response);
  (ROUTES[pathname] ?? send('application/json', JSON.stringify({ method, url, body })))(response);
}
