import { spawnSync } from 'node:child_process';
import type { Fault } from './fault';

/** Parses a shell script without running it. `undefined` if there is no bash. */
export function checkBash(code: string): Fault[] | undefined {
  // Messages must be in English to be parsed.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { error, status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8', env });
  if (error) return undefined;
  if (status === 0) return [];
  // A message starts with "bash: line 3: syntax error …". Its second line only repeats the sample.
  const [, line = '1', message = stderr.trim()] = /^bash: line (\d+): (.*)/.exec(stderr) ?? [];
  // A script that ends too early is reported on the line after its last.
  return [{ line: Math.min(Number(line), code.split('\n').length), message }];
}
