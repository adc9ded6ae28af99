import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const page = (body: string, frontmatter = 'title: A page of the fixture') => `---\n${frontmatter}\n---\n\n${body}\n`;

/** Each kind of broken content: its files, and the message with its place. */
const cases: [kind: string, files: Record<string, string>, message: RegExp][] = [
  [
    'bad YAML',
    { 'a.mdx': page('Text.', 'title: "never closed\nlayout: page') },
    /a\.mdx:\d+:\d+ {2}the frontmatter is not valid YAML/,
  ],
  [
    'an unknown frontmatter key',
    { 'a.mdx': page('Text.', 'title: A page\nlayuot: page') },
    /a\.mdx:3 {2}unknown frontmatter key "layuot"/,
  ],
  [
    'an unclosed tag',
    { 'a.mdx': page('Text.\n\n<Callout type="note">\n\nText.') },
    /a\.mdx:7:1 {2}Expected a closing tag for `<Callout>`/,
  ],
  [
    'an unknown component',
    { 'a.mdx': page('<Calout type="note">x</Calout>') },
    /a\.mdx:5:1 {2}unknown component <Calout>\n.*did you mean <Callout>/,
  ],
  [
    'an unknown token',
    { 'a.mdx': page('The {{product.nam}} service.') },
    /a\.mdx:5:5 {2}unknown token \{\{product\.nam\}\}\n.*\{\{product\.name\}\}/,
  ],
  [
    'two pages with one address',
    { 'a.mdx': page('Text.'), 'b.mdx': page('Text.', 'title: Another page\npermalink: /a/') },
    /b\.mdx:3 {2}the address \/a\/ belongs to a\.mdx already/,
  ],
  ['a link to nowhere', { 'a.mdx': page('See [the other page](/b/).') }, /a\.mdx:5:5 {2}the link \/b\/ leads nowhere/],
  [
    'a link to a heading that is not there',
    { 'a.mdx': page('## Start here\n\nSee [below](#strat-here).') },
    /a\.mdx:7:5 {2}\/a\/ has no heading #strat-here\n.*#start-here/,
  ],
  [
    'a missing image',
    { 'a.mdx': page('![A figure](/figures/none.svg)') },
    /a\.mdx:5:1 {2}no readable image at public\/figures\/none\.svg/,
  ],
  [
    'a navigation entry without a page',
    { 'a.mdx': page('Text.'), 'navigation.yml': 'groups:\n  - title: All\n    pages:\n      - /a/\n      - /gone/\n' },
    /navigation\.yml:5 {2}no page has the address \/gone\//,
  ],
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'broken-'));
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(path.join(folder, 'out/index.html'), 'the previous export');
});

afterEach(() => rmSync(folder, { recursive: true }));

function build(env: Record<string, string>) {
  const { status, stderr } = spawnSync('npm', ['run', 'build', '--silent'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: path.join(folder, 'content'), OUT_DIR: path.join(folder, 'out'), ...env },
  });
  return { status, stderr };
}

test.each(cases)(
  '%s stops the build with one clear message, and the previous export stays',
  (_kind, files, message) => {
    mkdirSync(path.join(folder, 'content'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'content', name), text);
    const { status, stderr } = build({});
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('1 to mend.');
    expect(readFileSync(path.join(folder, 'out/index.html'), 'utf8')).toBe('the previous export');
  },
);

test('a bad setting stops the build with one clear message', () => {
  const { status, stderr } = build({ CONTENT_DIR: path.join(folder, 'nowhere') });
  expect(status).toBe(1);
  expect(stderr).toMatch(/CONTENT_DIR {2}no folder at .*nowhere/);
});
