import { createServer } from 'node:http';
import { listen } from '../../../lib/hosts/server';

/** The first free port at or above `port`, for a program that takes its port as a setting. */
export async function freePort(port: number): Promise<number> {
  const probe = createServer();
  const address = await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
  return Number(new URL(address).port);
}
