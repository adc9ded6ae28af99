import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers in all the ways that a playground has to cope with. */
export interface ApiServer {
  /** Without a slash at the end. */
  origin: string;
  /** What it was asked in a test, in order, preflights aside. */
  asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  /** Sends the rest of the answers of `/pieces`, which begin and then wait. */
  finish(): void;
}

/** The text of the five-megabyte answer: an array of objects, with one word that occurs once. */
export function hugeJson(): string {
  const items = Array.from({ length: 36_000 }, (_, index) => ({
    id: index,
    name: `suite ${index} of the pharmacy`,
    note: index === 32_000 ? 'needle' : 'a line of text that makes it long, with "quotes" and \\ in it',
    tags: ['a', true, null],
  }));
  return JSON.stringify(items);
}

/** JSON that changes when it is read and written again. */
export const NUMBERS = '{"2":9007199254740993,"1":1e400,"a":1.0,"a":[]}';

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** What must never become markup. */
export const HOSTILE = '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>';

/** `unfinished` takes the answers that wait for {@link ApiServer.finish}. */
type Handler = (response: ServerResponse, unfinished: ServerResponse[]) => void | Promise<void>;

const send =
  (type: string, body: string | Buffer, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ROUTES: Record<string, Handler> = {
  '/huge': (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end(hugeJson()),
  '/slow': () => undefined,
  '/empty': (response) => void response.writeHead(204).end(),
  '/text': send('text/plain; charset=utf-8', 'first line\nsecond line é'),
  '/latin-1': send('text/plain; charset=ISO-8859-1', Buffer.from('caf\xe9', 'latin1')),
  '/utf-16': send('application/json; charset=utf-16', Buffer.from('\uFEFF{"drink":"café"}', 'utf16le')),
  '/shift-jis': send('text/plain; charset="Shift_JIS"', Buffer.from([0x93, 0xfa, 0x96, 0x7b])),
  '/numbers': send('application/json', NUMBERS),
  '/very-huge': (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(`[${hugeJson()},1.0,${hugeJson()}]`),
  '/loop': send('text/plain', '', 302, { Location: '/loop' }),
  '/html': send('text/html', HOSTILE),
  '/hostile': send('application/json', JSON.stringify({ [HOSTILE]: HOSTILE }), 200, {
    'X-Hostile': HOSTILE,
    'Access-Control-Expose-Headers': 'X-Hostile',
  }),
  '/not-json': send('application/json', '{"a": '),
  '/image': send('image/png', PNG),
  '/svg': send(
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`,
  ),
  '/binary': send('application/octet-stream', Buffer.from([0, 255, 1, 254]), 200, {
    'Content-Disposition': 'attachment; filename="call.wav"',
    'Access-Control-Expose-Headers': 'Content-Disposition',
  }),
  '/redirect': send('text/plain', '', 302, { Location: '/echo/redirected' }),
  '/cut': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '1000' });
    response.write('the beginning', () => response.destroy());
  },
  '/pieces': (response, unfinished) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"first": 1,');
    unfinished.push(response);
  },
  '/stream': async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (let index = 1; index < 1000 && !response.destroyed; index++) {
      response.write(`event: turn\nid: ${index}\ndata: turn ${index}\n\n`);
      await pause(150);
    }
  },
  '/endless': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
    const piece = Buffer.alloc(1024 * 1024);
    const write = (): void => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  },
};

/** The server, for a suite. `allows` is whether pages of other origins may read the answers. */
export function serveApi({ allows = true } = {}): ApiServer {
  const unfinished: ServerResponse[] = [];
  const api: ApiServer = {
    origin: '',
    asked: [],
    finish: () => unfinished.splice(0).forEach((response) => response.end('"second": 2}')),
  };
  const server: Server = createServer((request, response) => {
    if (allows) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Methods', '*');
      response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    void answer(request, response, api.asked, unfinished);
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

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  asked: ApiServer['asked'],
  unfinished: ServerResponse[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, headers, body });
  const { pathname, search, searchParams } = new URL(url, 'http://x');
  const status = /^\/status\/(\d+)$/.exec(pathname)?.[1];
  // Where to is what the query says.
  if (pathname === '/redirect-to')
    return void response
      .writeHead(Number(searchParams.get('status') ?? 302), { Location: searchParams.get('to') ?? '' })
      .end();
  // The query goes on, as with `return 301 https://other$request_uri` of nginx.
  if (pathname === '/redirect-with-query')
    return void response.writeHead(302, { Location: `${searchParams.get('to')}/lines${search}&token=put-there` }).end();
  if (status) return send('application/json', `{"error": "status ${status}"}`, Number(status))(response);
  await (ROUTES[pathname] ?? send('application/json', JSON.stringify({ method, url, body })))(response, unfinished);
}
