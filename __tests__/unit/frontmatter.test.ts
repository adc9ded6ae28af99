import { readFrontmatter } from '../../lib/content/frontmatter';
import { yamlLines } from '../../lib/reading/yaml';

const read = (...yaml: string[]) => readFrontmatter(['---', ...yaml, '---', '', 'Text.'].join('\n'), 'a.mdx');

function problemOf(...yaml: string[]) {
  const { problems } = read(...yaml);
  expect(problems).toHaveLength(1);
  return problems[0];
}

describe('frontmatter in order', () => {
  test('gets the defaults', () => {
    expect(read('title: A page').frontmatter).toEqual({
      ...{ title: 'A page', layout: 'page', sidebarDepth: 2, draft: false, readingShow: true },
      ...{ keywords: [], meta: [], redirectFrom: [], features: [] },
    });
  });

  test('keeps what is given', () => {
    const given = { layout: 'home', permalink: '/a.html', sidebarDepth: 0, readingShow: 'left' };
    const lines = Object.entries(given).map(([key, value]) => `${key}: ${value}`);
    expect(read('title: A page', ...lines, 'redirectFrom: [/old/, /older.html]').frontmatter).toMatchObject({
      ...given,
      redirectFrom: ['/old/', '/older.html'],
    });
  });

  test('leaves the body on the lines of the file', () => {
    const { body } = read('title: A page', 'sidebarDepth: 1');
    expect(body.split('\n').indexOf('Text.')).toBe(5);
    expect(body.trim()).toBe('Text.');
  });

  test('may be followed by a line of hyphens in the body', () => {
    const read = readFrontmatter('---\ntitle: A page\n---\na\n\n---\nb', 'a.mdx');
    expect(read).toMatchObject({ frontmatter: { title: 'A page' }, body: expect.stringContaining('a\n\n---\nb') });
  });
});

describe('an h1 that opens the body', () => {
  test.each([
    ['# A page\n\nText.', '\n\nText.'],
    ['---\nlayout: page\n---\n\n# A page #\nText.', '\n\n\n\n\nText.'],
    ['---\ntitle: A page\n---\n# A page\n\nText.', '\n\n\n\n\nText.'],
  ])('is the title: %j', (text, rest) => {
    expect(readFrontmatter(text, 'a.md')).toMatchObject({ frontmatter: { title: 'A page' }, body: rest, problems: [] });
  });

  test('that differs from the title stays, and is refused by the compiler', () => {
    expect(readFrontmatter('---\ntitle: A page\n---\n# Another', 'a.md').body).toContain('# Another');
  });
});

test('a key without a value is no key', () => {
  expect(read('title: A page', 'description:').problems).toEqual([]);
});

test('a title may contain stars and hashes', () => {
  expect(read('title: C# and **/*.js', 'description: "Say # or 5" # A comment.').problems).toEqual([]);
});

test('the keys that are in order are kept beside faulty ones', () => {
  const { frontmatter } = read('title: A page', 'permalink: /b/', 'tags: [a]');
  expect(frontmatter).toMatchObject({ title: 'A page', permalink: '/b/' });
  expect(read('title: "open', 'permalink: /c/').frontmatter.permalink).toBe('/c/');
});

describe('frontmatter with a mistake', () => {
  test.each([
    ['title: Twice', 'the key is already in the list above it'],
    ['description: Note: it', 'a value without quotes contains a colon and a space'],
    ['readingShow: middle', 'readingShow: must be one of: true, false, top, bottom, left, right'],
    ['description: Say # or 5', 'write description: "Say # or 5"'],
    ['description: Run `a`', 'is plain text'],
    ['description:Some words', 'write description: Some words'],
    ['description: Note: it', 'write description: "Note: it"'],
    ['description: "A page', 'a quotation mark is never closed: write description: "A page"'],
    ['description: "A page\nand more"', 'is not indented further: indent it further than the key'],
    ['description: "A" page', `write description: '"A" page'`],
    ['description: @home', 'write description: "@home"'],
    [
      'description: *a* page',
      'a value that starts with a special character needs quotes: write description: "*a* page"',
    ],
    ['draft: "true"', 'draft: must be true or false, without quotes'],
    ['description: "a \\d"', `write description: 'a \\d'`],
    ['  description: A page', 'align the next line with it'],
    ['draft: yes', 'draft: must be true or false'],
    ['tags: [a]', 'did you mean "keywords"? Otherwise, remove it'],
    ['sidebar_position: 3', 'remove it: navigation.yml sets the order'],
    ['weight: 3', 'remove it: navigation.yml sets the order'],
    ['author: me', 'remove it: this site does not use it'],
    ['published: true', 'must be a month, such as 2026-11; a page that is not news has none'],
    ['Title: A page', 'did you mean "title"?'],
    ['heroText: Hello', 'only the home page shows it: remove it, or write layout: home'],
    ['permalink: /a b/', 'without spaces, a query or a fragment'],
    ['meta: [{ robots: a }]', 'meta.0.robots: unknown key; "name" and "content" are missing: see "Frontmatter"'],
  ])('%s, in the words of a writer', (line, words) => {
    const { message, remedy } = problemOf('title: A page', line) ?? {};
    expect(`${message}: ${remedy}`).toContain(words);
  });

  test.each([
    ['title:A page', 2, 'write title: A page'],
    ['title = A page', 2, 'write title: A page'],
  ])('%s alone', (line, at, words) => {
    expect(problemOf(line)).toMatchObject({ line: at, remedy: words });
  });

  test.each([
    [' ---\ntitle: A page\n---', 1, 'write --- there, with nothing'],
    ['----\ntitle: A page\n----', 1, 'write --- there, with nothing'],
    ['\n---\ntitle: A page\n---', 1, 'write --- there, with nothing'],
    ['+++\ntitle = "A page"\n+++', 1, 'write --- instead of +++, and "key: value" lines'],
    ['title: A page\ndescription: A page.\n---', 1, 'write --- there, with nothing'],
    ['---\ntitle: A page\n ---', 3, 'write --- there'],
    ['---\ntitle: A page\n----', 3, 'write --- there'],
  ])('whose lines of hyphens are mistyped: %j', (text, line, words) => {
    const { problems, body } = readFrontmatter(`${text}\n\nText.`, 'a.mdx');
    expect(problems).toEqual([expect.objectContaining({ line, remedy: expect.stringContaining(words) })]);
    expect(body.trim()).toBe('Text.');
  });

  test.each([
    [['title: A page', 'description: one: two'], 3, 'the frontmatter is not valid YAML'],
    [['title: [again'], 2, 'the frontmatter is not valid YAML'],
    [['title: A page', 'layout: page', 'title: Another'], 4, 'the key is already in the list above it'],
    [['title: A page', 'layout: page', 'descripton: text'], 4, 'descripton: unknown key did you mean "description"?'],
    [['title: A page', 'meta:', '  - name: a', '    content: b', '    contet: c'], 6, 'meta.0.contet: unknown key'],
    [['title: A page', 'redirectFrom:', '  - /a/', '  - b/'], 5, 'redirectFrom.1: must be an address'],
    [['layout: page'], 1, 'title: is missing'],
    [[], 1, 'title: is missing'],
  ])('is told at its line, each time: %j', (lines, line, words) => {
    for (const problem of [problemOf(...lines), problemOf(...lines)]) {
      expect(problem?.line).toBe(line);
      expect(`${problem?.message} ${problem?.remedy}`).toContain(words);
    }
  });

  test.each([
    ['title: 12', 'title'],
    ['title: ab', 'title'],
    ['layout: wide', 'layout'],
    ['sidebarDepth: two', 'sidebarDepth'],
    ['sidebarDepth: 4', 'sidebarDepth'],
    ['permalink: /a', 'permalink'],
    ['permalink: a/', 'permalink'],
    ['actionLink: "/a/?b"', 'actionLink'],
    ['description: ""', 'description'],
    ['conversation: { file: a, on: line, script: a, checker: a }', 'conversation.checker'],
  ])('%s', (line, key) => {
    const lines = line.startsWith('title') ? [line] : ['title: A page', line];
    expect(problemOf(...lines)).toMatchObject({
      line: lines.length + 1,
      message: expect.stringContaining(`${key}: `),
    });
  });

  test.each([
    ['---\ntitle: A page\n\nText.', 'the frontmatter is never closed'],
    ['A page', 'the page has no frontmatter'],
  ])('whose lines are missing: %j', (text, message) => {
    expect(readFrontmatter(text, 'a.mdx')).toMatchObject({ body: text, problems: [{ line: 1, message }] });
  });

  test('is told with all the others', () => {
    const { problems } = read('title: A page', 'a: 1', 'b: 2', 'layout: wide');
    expect(problems.map(({ line }) => line).sort()).toEqual([3, 4, 5]);
  });
});

test('a key that stands nowhere has the first line of the file', () => {
  expect(yamlLines('a: 1', 1)(['b'])).toBe(1);
  expect(yamlLines('a: 1', 1)([])).toBe(1);
});
