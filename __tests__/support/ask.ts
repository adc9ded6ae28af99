import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

/** A server's response. Redirects aren't followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to a local server. The path is sent as written, which `fetch` would normalize. */
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

/** A redirect's target. Apache's lowercase hexadecimal digits become uppercase, as on most servers. */
export function locationOf({ headers }: Answer): string | undefined {
  return headers.location?.replace(/%[\da-f]{2}/g, (escaped) => escaped.toUpperCase());
}

/** Escapes spaces and non-ASCII characters, which a request's path can't contain. */
function escaped(target: string): string {
  return target.replace(/[^!-~]+/g, encodeURIComponent);
}

/** Sends raw bytes, even if they aren't a valid request, and returns the raw response. */
export function askRaw(port: number, target: Buffer | string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const done = () => resolve(Buffer.concat(parts).toString('latin1'));
    const socket = connect(port, '127.0.0.1')
      .on('data', (part) => {
        parts.push(part);
        // Cloudflare's runtime doesn't close the connection, but responds all at once.
        socket.setTimeout(200);
      })
      .on('close', done)
      // A server may hang up before it has read everything.
      .on('error', done)
      .setTimeout(5000, () => socket.destroy());
    socket.write('GET ');
    socket.write(target);
    const lines = Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers });
    socket.write(` HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  });
}
