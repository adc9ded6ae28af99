import fc from 'fast-check';
import { Notes } from '../../../../lib/playground/import/imported';
import { readRequest } from '../../../../lib/playground/import/read';
import { readCommand } from '../../../../lib/playground/import/words';

/** Pieces that pasted texts are made of, and that break them. */
const PIECES = fc.constantFrom(
  ...[
    'curl',
    'http',
    'fetch(',
    'https://a.example/x',
    'const a =',
    'new FormData()',
    '${x}',
    '$(',
    '-',
    '--',
    ' ',
    '\n',
  ],
  ...['-d', '-X', '--json', '--data-urlencode', '-F', '-T', '-H', '-C', '-z', '--next', 'A: b', 'a=b', 'a:=1', 'q==v'],
  ...[
    'a[9]=1',
    '"',
    "'",
    '`',
    '$',
    '\\',
    '^',
    '\r\n',
    '<<EOF',
    'EOF',
    '|',
    '&',
    '>',
    '<',
    '@',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
  ],
);
const STARTS = fc.constantFrom('', 'curl ', 'curl.exe ', 'curl ^"', 'http ', 'fetch(', '{"log":', 'echo a | curl ');

test('any text is read, or refused with a sentence', async () => {
  const pieces = fc.array(fc.oneof(PIECES, fc.string()));
  await fc.assert(
    fc.asyncProperty(STARTS, pieces, fc.constantFrom('', ' '), async (start, middle, joint) => {
      const read = await readRequest(start + middle.join(joint));
      expect('problem' in read ? read.problem : read.url).toMatch(/^https?:\/\/|\.(?=$|\s)|…/);
    }),
    { numRuns: 500 },
  );
});

/** As browsers write an argument for cmd when they copy a request. */
const forCmd = (text: string) =>
  `^"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replace(/[^a-zA-Z0-9\s_\-:=+~'/.',?;()*`]/g, '^$&')
    .replace(/%(?=[a-zA-Z0-9_])/g, '%^')
    .replace(/\n/g, '^\n\n')}^"`;

test.each<[string, string, (text: string) => string]>([
  ['single quotes', '\\\n', (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`],
  ['double quotes', '\\\n', (text) => `"${text.replace(/["\\$`]/g, String.raw`\$&`)}"`],
  ["$'…'", '\\\n', (text) => `$'${text.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`],
  ['what browsers copy for cmd', '^\n', forCmd],
  ['PowerShell', '`\n', (text) => `'${text.replaceAll("'", "''").replaceAll('"', String.raw`\"`)}'`],
])('any arguments between %s are read as they were', (_, joint, quote) => {
  const unit = fc.constantFrom('a', '"', "'", '\\', '$', '`', '\n', ' ', '&', '#', '^', '%', '{', ':');
  // A backslash before a quote, and one at the end, are told apart by no rule of PowerShell's.
  const texts = fc.string({ unit }).filter((text) => joint !== '`\n' || !text.includes('\\'));
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1 }), (texts) => {
      const command = `curl ${texts.map(quote).join(` ${joint}  `)}`;
      const isLong = texts.length > 1 || joint === '^\n';
      const text = isLong ? command : `${command} ${joint} -s`;
      expect(readCommand(text, ['curl'], new Notes())?.words).toEqual(['curl', ...texts, ...(isLong ? [] : ['-s'])]);
    }),
    { numRuns: 300 },
  );
});
