import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

/** An answer of a server, redirects not followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server on this machine with the path as it is written, which `fetch` would tidy up; only what a path can't hold is escaped. */
export function ask(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: escaped(target), method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asked.on('error', reject).end();
  });
}

/** Where a redirect leads, with hexadecimal digits as most servers write them. Apache writes them in lower case, which means the same. */
export function locationOf({ headers }: Answer): string | undefined {
  return headers.location?.replace(/%[\da-f]{2}/g, (escaped) => escaped.toUpperCase());
}

/** Escapes what the path of a request can't hold: blanks and anything that isn't ASCII. */
function escaped(target: string): string {
  return target.replace(/[^!-~]+/g, encodeURIComponent);
}

/** Sends a request byte by byte as it is given, even if it is none, and returns all that comes back. */
export function askRaw(port: number, target: Buffer | string): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const done = () => resolve(Buffer.concat(parts).toString('latin1'));
    const socket = connect(port, '127.0.0.1')
      .on('data', (part) => {
        parts.push(part);
        // Cloudflare's runtime does not hang up: what it has to say comes in one go.
        socket.setTimeout(200);
      })
      .on('close', done)
      // A server may hang up before it has read everything.
      .on('error', done)
      .setTimeout(5000, () => socket.destroy());
    socket.write('GET ');
    socket.write(target);
    socket.write(` HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  });
}
