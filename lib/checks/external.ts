import { spawnSync } from 'node:child_process';
import type { Fault } from './fault';

/** Parses a shell script without running it; `undefined` where there is no bash. */
export function checkBash(code: string): Fault[] | undefined {
  // "bash: line 3: syntax error …"; the second line of a message only repeats the sample.
  return runParser('bash', ['-n'], code, /^bash: line (\d+): (.*)/);
}

/** Compiles a Python program without running or writing anything; `undefined` where there is no Python. */
export function checkPython(code: string): Fault[] | undefined {
  const program = [
    'import sys',
    'try: compile(sys.stdin.read(), "sample", "exec")',
    'except SyntaxError as error: sys.exit(f"line {error.lineno}: {error.msg}")',
  ].join('\n');
  return runParser('python3', ['-c', program], code, /^line (\d+): (.*)/);
}

function runParser(command: string, args: string[], code: string, shape: RegExp): Fault[] | undefined {
  // The messages are read, so they must be in English.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { error, status, stderr } = spawnSync(command, args, { input: code, encoding: 'utf8', env });
  if (error) return undefined;
  if (status === 0) return [];
  const [, line = '1', message = stderr.trim()] = shape.exec(stderr) ?? [];
  // A script that ends too early is reported on the line after its last.
  return [{ line: Math.min(Number(line), code.split('\n').length), message }];
}
