import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };

const WORKFLOWS = '.github/workflows';

interface Workflow {
  jobs: Record<string, { strategy?: { matrix: { node: string[] } }; steps: { uses?: string; run?: string }[] }>;
}

interface Dependabot {
  updates: { groups: Record<string, { patterns: string[] }> }[];
}

const read = (file: string) => readFileSync(file, 'utf8');
const ci = parse(read(`${WORKFLOWS}/ci.yml`)) as Workflow;

test('the workflow runs what .ci/run runs', () => {
  const commands = read('.ci/run').match(/^npm .+$/gm) ?? [];
  expect(commands).toContain('npm cit');
  expect(ci.jobs.test?.steps.map(({ run }) => run)).toEqual(expect.arrayContaining(commands));
});

test('it runs on the oldest Node of package.json, on those with long support, and on that of .nvmrc', () => {
  const oldest = manifest.engines.node.replace('>=', '');
  const newest = read('.nvmrc').trim();
  expect(ci.jobs.test?.strategy?.matrix.node).toEqual([oldest, '22', '24', newest]);
  expect(parseInt(newest)).toBeGreaterThan(parseInt(oldest));
});

test.each(['README.md', 'content/script-reference/check-script.mdx'])(
  '%s names the oldest Node of package.json',
  (file) => {
    const oldest = manifest.engines.node.replace(/^>=|\.0$/g, '');
    expect(read(file).match(/(?<=Node(?:\.js)? )\d+\.\d+/g)).toEqual([oldest]);
  },
);

test.each(readdirSync(WORKFLOWS))('%s names each action by its commit, with the version beside it', (name) => {
  const uses = read(`${WORKFLOWS}/${name}`).match(/uses: .*/g) ?? [];
  expect(uses).not.toEqual([]);
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every pattern of a group of updates names a package that is used', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as Dependabot;
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const patterns = Object.values(updates[0]?.groups ?? {}).flatMap((group) => group.patterns);
  const matches = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
  expect(patterns.filter((pattern) => !packages.some((name) => matches(pattern).test(name)))).toEqual([]);
});
