import { execFileSync } from 'node:child_process';

/** Runs git in a folder, away from the settings of whoever runs the tests. */
export function git(folder: string, args: string[], seconds = 1_200_000_000): void {
  const date = `${seconds} +0000`;
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_COMMITTER_DATE: date,
    GIT_AUTHOR_DATE: date,
  };
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@docs.example'];
  execFileSync('git', [...identity, ...args], { cwd: folder, env, stdio: 'pipe' });
}
