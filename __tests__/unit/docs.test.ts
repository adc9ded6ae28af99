import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const GUIDES = readdirSync('docs').map((name) => `docs/${name}`);
const FILES = ['README.md', 'CONTRIBUTING.md', 'bench/README.md', ...GUIDES];

/** The text without code, in which brackets are no links and "#" begins no heading. */
const proseOf = (file: string) => readFileSync(file, 'utf8').replace(/^(`{3,})[^]*?^\1$/gm, '');

/** The anchors of a file's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const headings = [...proseOf(file).matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe('the guides for contributors', () => {
  test.each([
    ['README.md', 150],
    ['CONTRIBUTING.md', 80],
  ])('%s has at most %i lines', (file, most) => {
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  });

  test.each(FILES)('every link in %s leads to a file and a heading', (file) => {
    const links = [
      ...proseOf(file)
        .replace(/`[^`\n]*`/g, '')
        .matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g),
    ];
    const broken = links.filter(([, to = '', anchor]) => {
      const target = to ? path.join(path.dirname(file), decodeURI(to)) : file;
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('every heading that a message sends writers to is there', () => {
    const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const named = sources.flatMap((name) => [
      ...readFileSync(path.join('lib', name), 'utf8').matchAll(
        /(?:"([^"\n]+)" in )?\b((?:docs\/[\w-]+|CONTRIBUTING|README)\.md)/g,
      ),
    ]);
    expect(named.length).toBeGreaterThan(3);
    for (const [text, heading, file = ''] of named) {
      expect([text, existsSync(file)]).toEqual([text, true]);
      if (heading) expect(proseOf(file)).toContain(`# ${heading}\n`);
    }
  });

  test('every source file that a comment names is there', () => {
    const files = execFileSync('git', ['ls-files', 'app', 'components', 'lib', '__tests__', 'bench'], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .filter(existsSync);
    const lost = files
      .filter((file) => /^(?:app|components|lib)\/.*\.(?:tsx?|mjs)$/.test(file))
      .flatMap((file) => {
        const comments = readFileSync(file, 'utf8').match(/^\s*(?:\*|\/\*|\/\/|\{\/\*).*$/gm) ?? [];
        const names = comments.flatMap(
          (line) => line.match(/(?<![\w./-])(?:[\w[\].-]+\/)+[\w.-]+\.(?:tsx?|mjs|css)\b/g) ?? [],
        );
        return names.filter((name) => !files.some((one) => `/${one}`.endsWith(`/${name}`))).map((name) => [file, name]);
      });
    expect(lost).toEqual([]);
  });

  test.each(FILES.filter((file) => !file.startsWith('bench/')))(
    'no cell of a table in %s is longer than a sentence',
    (file) => {
      const cells = proseOf(file)
        .split('\n')
        .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
        .flatMap((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
      // Two sentences in a cell are a paragraph that belongs below the table.
      expect(cells.filter((cell) => cell.length > 140 || /[a-z]\. [A-Z].*[a-z]\. [A-Z]/.test(cell))).toEqual([]);
    },
  );
});
