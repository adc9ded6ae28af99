import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/copy-project';
import { SITES } from '../support/sites.mjs';
import { settingsOf } from '../support/site';
import { addFiles, pageText, temporaryFolder } from '../unit/temporary';

/**
 * The project as it is after `npm ci`: nothing was generated or built. What `npx next dev` shows is looked at by
 * `__tests__/walks/dev.test.ts`; that types and the linter find everything in place is shown by `npm cit`, which begins with them.
 */
let root: string;

beforeAll(() => {
  root = path.join(temporaryFolder(), 'project');
  copyProject(process.cwd(), root);
});

afterEach(() => {
  for (const made of ['.generated', '.next', 'next-env.d.ts', 'out', 'tsconfig.tsbuildinfo'])
    rmSync(path.join(root, made), { recursive: true, force: true });
});

/** Of who types: Jest's own mode is not theirs. */
const environment = (settings: Partial<NodeJS.ProcessEnv> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined as never,
  CONTENT_DIR: '__tests__/fixtures/site',
  SITE_URL: '',
  ...settings,
});

/** Runs a command as it is typed. */
function run(command: string, settings?: Partial<NodeJS.ProcessEnv>) {
  const [program = '', ...parameters] = command.split(' ');
  const env = environment(settings);
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('an installation leaves what editors check the content by, whatever the content is', () => {
  expect(run('npm run prepare --silent', { CONTENT_DIR: 'nowhere' })).toEqual({ status: 0, stdout: '', stderr: '' });
  for (const name of ['frontmatter', 'identity', 'navigation'])
    expect(existsSync(path.join(root, `.generated/schemas/${name}.json`))).toBe(true);
});

test('npx next build gives the bytes of npm run build, which has kept what it could of earlier builds', () => {
  const { outDir } = settingsOf('site');
  // Work files may be anywhere, though Next writes only into the project.
  const { status } = run('npx next build', { ...SITES.site, OUT_DIR: '', BUILD_DIR: temporaryFolder() });
  expect(status).toBe(0);
  const { stdout } = spawnSync('diff', ['-r', outDir, path.join(root, 'out')], { encoding: 'utf8' });
  expect(stdout).toBe('');
  // Of the project's own folder another site gets what the design needs, and not the figures of its texts.
  expect(readdirSync(outDir)).toContain('favicon.svg');
  expect(readdirSync(path.join(outDir, 'figures'))).toEqual(['call.svg', 'telephone.svg']);
});

test('npx next build refuses content that is not in order, as npm run build does', () => {
  addFiles(root, {
    'broken/index.mdx': pageText('A home page'),
    'broken/a.mdx': pageText('A page', '', '<Calout type="note">x</Calout>'),
  });
  const { status, stderr } = run('npx next build', { CONTENT_DIR: 'broken' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/broken\/a\.mdx:5:1 {2}unknown/) });
  expect(stderr).toContain('1 to fix.');
  expect(existsSync(path.join(root, 'out'))).toBe(false);
});

test('npx next dev says which setting is wrong', () => {
  const { status, stderr } = run('npx next dev --port 0', { CONTENT_DIR: 'nowhere' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/CONTENT_DIR {2}no folder at .*nowhere/),
  });
});
