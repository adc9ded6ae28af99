import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MARKER } from '../../lib/build/guard';

const page = (body: string, frontmatter = 'title: A page of the fixture') => `---\n${frontmatter}\n---\n\n${body}\n`;

/** Content that a build refuses. Each kind of mistake has a file of its own, and the message with its place; all are told at once. */
const content: Record<string, string> = {
  'yaml.mdx': page('Text.', 'title: "never closed\nlayout: page'),
  'key.mdx': page('Text.', 'title: A page\nlayuot: page'),
  'token.mdx': page('The {{product.nam}} service.'),
  'tag.mdx': page('Text.\n\n<Callout type="note">\n\nText.'),
  'component.mdx': page('<Calout type="note">x</Calout>'),
  'image.mdx': page('![A figure](/figures/none.svg)'),
  'navigation.yml': 'groups:\n  - title: All\n    pages:\n      - /tag/\n      - /gone/\n',
  'link.mdx': page('See [the other page](/nowhere/).'),
  'heading.mdx': page('## Start here\n\nSee [below](#strat-here).'),
};

const messages: Record<string, RegExp> = {
  'bad YAML': /yaml\.mdx:2 {2}the frontmatter is not valid YAML: a quotation mark is never closed/,
  'an unknown frontmatter key': /key\.mdx:3 {2}layuot: unknown key/,
  'an unknown token': /token\.mdx:5:5 {2}unknown token \{\{product\.nam\}\}\n.*\{\{product\.name\}\}/,
  'an unclosed tag': /tag\.mdx:7:1 {2}<Callout> has no closing tag/,
  'an unknown component': /component\.mdx:5:1 {2}unknown component <Calout>\n.*did you mean <Callout>/,
  'a missing image': /image\.mdx:5:1 {2}no image at public\/figures\/none\.svg/,
  'a navigation entry without a page': /navigation\.yml:5 {2}no page has the address \/gone\//,
  'a link to nowhere': /link\.mdx:5:5 {2}the link \/nowhere\/ leads nowhere/,
  'a missing home page': /index\.mdx {2}the home page is missing\n {4}→ create it/,
  'a link to a heading that is not there': /heading\.mdx:7:5 {2}\/heading\/ has no heading #strat-here\n.*#start-here/,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'broken-'));
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(path.join(folder, 'out/index.html'), 'the previous export');
  writeFileSync(path.join(folder, 'out', MARKER), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

function build() {
  const { status, stderr } = spawnSync('npm', ['run', 'build', '--silent'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: path.join(folder, 'content'), OUT_DIR: path.join(folder, 'out') },
  });
  return { status, stderr };
}

test('what is wrong stops the build with a clear message for each mistake, and the previous export stays', () => {
  mkdirSync(path.join(folder, 'content'));
  for (const [name, text] of Object.entries(content)) writeFileSync(path.join(folder, 'content', name), text);
  const { status, stderr } = build();
  expect(status).toBe(1);
  for (const [kind, message] of Object.entries(messages))
    expect({ kind, stderr }).toMatchObject({ stderr: expect.stringMatching(message) });
  expect(stderr).toContain(`${Object.keys(messages).length} to fix.`);
  expect(readFileSync(path.join(folder, 'out/index.html'), 'utf8')).toBe('the previous export');
});
