import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compareFolders } from '../../bench/reproduce/compare';
import { copyProject } from '../../bench/reproduce/copy';
import { temporaryFolder } from '../unit/temporary';

/** The whole project, with a small site. */
let root: string;

beforeAll(() => {
  root = path.join(temporaryFolder(), 'project');
  copyProject(process.cwd(), root);
  cpSync('__tests__/fixtures/small', path.join(root, 'small'), { recursive: true });
}, 300_000);

/** Builds the site and says how many documents Next rendered: its own two are among them. */
function build(command = 'npm run build --silent'): { compiled: boolean; rendered: number } {
  const small = { CONTENT_DIR: 'small', PUBLIC_DIR: '__tests__/fixtures/site-public' };
  const env = { ...process.env, ...small, OUT_DIR: '', BUILD_DIR: '', BASE_PATH: '', SITE_URL: '' };
  const [program = '', ...parameters] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('Error') });
  const [, rendered] = /Generating static pages using \d+ workers? \(\d+\/(\d+)\) in/.exec(stdout) ?? [];
  return { compiled: stdout.includes('Compiled'), rendered: Number(rendered) };
}

test('a build after one page was changed renders that page, and gives what a clean `npx next build` gives', () => {
  expect(build()).toEqual({ compiled: true, rendered: 8 });
  appendFileSync(path.join(root, 'small/guides/phone.mdx'), '\nOne more sentence, with `code`.\n');
  expect(build()).toEqual({ compiled: false, rendered: 3 });
  const second = path.join(root, 'second');
  cpSync(path.join(root, 'out'), second, { recursive: true });
  for (const made of ['.next', '.cache', '.generated', '.build', 'out'])
    rmSync(path.join(root, made), { recursive: true });
  expect(build('npx next build')).toEqual({ compiled: true, rendered: 8 });
  expect(compareFolders(second, path.join(root, 'out'))).toEqual([]);
  // Of the project's own folder another site gets what the design needs, and not the figures of its texts.
  expect(readdirSync(path.join(root, 'out'))).toContain('favicon.svg');
  expect(readdirSync(path.join(root, 'out/figures'))).toEqual(['call.svg', 'telephone.svg']);
}, 300_000);
