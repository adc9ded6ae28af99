import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A running mock of the API, which responds with the examples in the OpenAPI file. */
export interface Mock {
  /** The origin, without a trailing slash. */
  origin: string;
  stop(): void;
}

/** Starts Prism for an OpenAPI file. It rejects requests that don't match the file. */
export async function startMock(file: string): Promise<Mock> {
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  // The system chooses the port.
  const mock = spawn(process.execPath, [prism, 'mock', path.resolve(file), '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const onData = (data: Buffer) => {
      said += data.toString();
      const [, address] = /Prism is listening on (http:\S+)\n/.exec(said) ?? [];
      if (address) resolve(address);
    };
    mock.stdout.on('data', onData);
    mock.stderr.on('data', onData);
    mock.on('exit', () => reject(new Error(`Prism did not start: ${said}`)));
  });
  return { origin, stop: () => mock.kill() };
}
