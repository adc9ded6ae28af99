import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../unit/temporary';

/** Runs a tool of the project and returns what it prints. */
function run(tool: string, args: string[], options: { input?: string; cwd?: string }): string {
  return spawnSync(process.execPath, [path.resolve('node_modules', tool), ...args], { encoding: 'utf8', ...options })
    .stdout;
}

describe('spelling', () => {
  test('refuses misspellings and British spellings in pages, figures and comments', () => {
    const folder = temporaryFolder({
      ...Object.fromEntries(
        ['cspell.json', '.cspell/words.txt', '.cspell/sample-words.txt'].map((file) => [file, readFileSync(file)]),
      ),
      'content/guides/page.mdx': 'A receipient of a {{product.nameUpper}} message.\n\nIts colour is Alexa.\n',
      // Only the words of a figure are read, not its markup.
      'public/figures/call.svg': '<svg class="zzqx"><style>.qqzx{fill:red}</style>\n<text x="1">Recieve</text></svg>',
      'lib/a/b.ts': '/** Seperate words. */\n',
      'README.md': 'Verlängert is a word of samples.\n',
      'notes.txt': 'Seperate.\n',
    });
    const output = run('cspell/bin.mjs', ['lint', '--no-progress', '--no-summary'], { cwd: folder });
    const findings = [...output.matchAll(/^(\S+?):(\d+):\d+ - Unknown word \((.+?)\)/gm)].map((match) =>
      match.slice(1).join(' '),
    );
    expect(findings.sort()).toEqual([
      'README.md 1 Verlängert',
      'content/guides/page.mdx 1 receipient',
      'content/guides/page.mdx 3 colour',
      'lib/a/b.ts 1 Seperate',
      'public/figures/call.svg 2 Recieve',
    ]);
  });
});

describe('prose', () => {
  const findings = (text: string): [line: number, message: string][] => {
    const args = ['--stdin', '--stdin-filename', 'content/page.mdx', '--format', 'json'];
    const output = run('textlint/bin/textlint.js', args, { input: text });
    const [file] = JSON.parse(output) as { messages: { line: number; message: string }[] }[];
    return (file?.messages ?? []).map(({ line, message }) => [line, message]);
  };

  test('refuses each kind of wording that the style leaves out, at its line', () => {
    const lines = [
      'You simply press **Run**.',
      'Prior to the run, press it.',
      'A powerful editor opens.',
      'Add the number to the whitelist.',
      'Choose a platform, e.g. a phone.',
      'The run starts by itself.',
      'This is special to calls.',
      'It is for people who answer phones.',
      'The limit is not documented.',
      '## Open questions \\{#limits-to-confirm}',
      '## Limits to confirm',
      '## Still open questions',
      '### Unanswered questions',
      '## What we don’t know',
      'Whether tokens expire',
      'See [here](/guides/) for more.',
      'Tell somebody about the run.',
      'Click the run icon.',
      'Press the button beside it.',
      'Enter the name of the suite.',
      'Press the the button.',
      'Press  it.',
      'It works!',
      'The fault is a needle in a haystack.',
      `The test ${'hears a word and '.repeat(11)}ends.`,
    ];
    const found = findings(lines.join('\n\n'));
    // Some of them are found by two rules.
    expect(new Set(found.map(([line]) => line)).size).toBe(lines.length);
    const expected = [
      'may not be for the reader',
      'says nothing',
      'does not sell',
      'can hurt',
      'in English',
      'unasked',
      'only on this platform',
      'not with who they are',
      'whom to ask',
      'half a sentence',
      'half a sentence',
      'half a sentence',
      'half a sentence',
      'half a sentence',
      'asks it',
      'link leads',
      'one person',
      'Readers select',
      'next to',
      'compound',
      'twice',
      'Two spaces',
      'exclamation mark',
      'cliche',
      'maximum sentence length',
    ].map((message, index) => [index * 2 + 1, expect.stringContaining(message)]);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(findings('**More** about *this*')).toEqual([]);
  });
});
