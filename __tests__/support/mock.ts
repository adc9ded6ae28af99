import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '../../lib/server/server';

/** A mock of the API under way: it answers with the examples of the OpenAPI file. */
export interface Mock {
  /** Without a slash at the end. */
  origin: string;
  stop(): void;
}

/** Starts Prism for an OpenAPI file. It checks requests against the file and refuses those that do not fit. */
export async function startMock(file: string): Promise<Mock> {
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const port = String(await freePort(0));
  const mock = spawn(process.execPath, [prism, 'mock', path.resolve(file), '--port', port, '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const onData = (data: Buffer) => {
      said += data.toString();
      if (said.includes('Prism is listening')) resolve();
    };
    mock.stdout.on('data', onData);
    mock.stderr.on('data', onData);
    mock.on('exit', () => reject(new Error(`Prism did not start: ${said}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => mock.kill() };
}
