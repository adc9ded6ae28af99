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
      title: 'A page',
      keywords: [],
      layout: 'page',
      sidebarDepth: 2,
      draft: false,
      readingShow: true,
      meta: [],
      redirectFrom: [],
      features: [],
    });
  });

  test('keeps what is given', () => {
    const { frontmatter } = read(
      'title: A page',
      'layout: home',
      'permalink: /a.html',
      'sidebarDepth: 0',
      'readingShow: left',
      'redirectFrom: [/old/, /older.html]',
    );
    expect(frontmatter).toMatchObject({
      layout: 'home',
      permalink: '/a.html',
      sidebarDepth: 0,
      readingShow: 'left',
      redirectFrom: ['/old/', '/older.html'],
    });
  });

  test('leaves the body on the lines of the file', () => {
    const { body } = read('title: A page', 'sidebarDepth: 1');
    expect(body.split('\n').indexOf('Text.')).toBe(5);
    expect(body.trim()).toBe('Text.');
  });

  test('may be followed by a line of hyphens in the body', () => {
    const { frontmatter, body } = readFrontmatter('---\ntitle: A page\n---\na\n\n---\nb', 'a.mdx');
    expect(frontmatter?.title).toBe('A page');
    expect(body).toContain('a\n\n---\nb');
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
  test('that is not YAML', () => {
    expect(problemOf('title: A page', 'description: one: two')).toMatchObject({
      file: 'a.mdx',
      line: 3,
      message: expect.stringContaining('not valid YAML'),
    });
  });

  test.each([
    ['title: Twice', 'the key is already in the list above it'],
    ['description: Note: it', 'a value without quotes contains a colon and a space'],
    ['readingShow: middle', 'must be one of: true, false, top, bottom, left, right'],
    ['description: Say # or 5', 'write description: "Say # or 5"'],
    ['description: Run `a`', 'is plain text'],
    ['description:Some words', 'write description: Some words'],
    ['description: Note: it', 'write description: "Note: it"'],
    ['description: "A page', 'a quotation mark is never closed: write description: "A page"'],
    ['description: "A" page', `write description: '"A" page'`],
    ['description: @home', 'write description: "@home"'],
    ['description: "a \\d"', `write description: 'a \\d'`],
    ['  description: A page', 'align the next line with it'],
    ['draft: yes', 'draft: must be true or false'],
    ['tags: [a]', 'did you mean "keywords"? Otherwise, remove it'],
    ['sidebar_position: 3', 'remove it: content/navigation.yml sets the order'],
    ['weight: 3', 'remove it: content/navigation.yml sets the order'],
    ['author: me', 'remove it: this site does not use it'],
    ['published: true', 'must be a month, such as 2026-11; a page that is not news has none'],
    ['Title: A page', 'did you mean "title"?'],
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

  test('that is not YAML, the second time too', () => {
    problemOf('title: [again');
    problemOf('title: [again');
  });

  test('with a key twice', () => {
    expect(problemOf('title: A page', 'layout: page', 'title: Another')).toMatchObject({ line: 4 });
  });

  test('with an unknown key', () => {
    expect(problemOf('title: A page', 'layout: page', 'descripton: text')).toMatchObject({
      line: 4,
      message: 'descripton: unknown key',
      remedy: expect.stringContaining('description'),
    });
  });

  test('with an unknown nested key', () => {
    expect(
      problemOf(
        'title: A page',
        'meta:',
        '  - name: a',
        '    content: b',
        '  - name: c',
        '    content: d',
        '    contet: e',
      ),
    ).toMatchObject({ line: 8, message: 'meta.1.contet: unknown key' });
  });

  test.each([
    ['title: 12', 'title'],
    ['title: ab', 'title'],
    ['layout: wide', 'layout'],
    ['sidebarDepth: two', 'sidebarDepth'],
    ['sidebarDepth: 4', 'sidebarDepth'],
    ['readingShow: middle', 'readingShow'],
    ['permalink: /a', 'permalink'],
    ['permalink: a/', 'permalink'],
    ['actionLink: "/a/?b"', 'actionLink'],
    ['description: ""', 'description'],
    [
      'conversation: { file: a, test: a, partner: a, label: a, turns: [{ input: a, expected: b, said: c, heard: d }] }',
      'conversation.turns.0',
    ],
  ])('%s', (line, key) => {
    const lines = line.startsWith('title') ? [line] : ['title: A page', line];
    expect(problemOf(...lines)).toMatchObject({
      line: lines.length + 1,
      message: expect.stringContaining(`${key}: `),
    });
  });

  test('in one item of a list', () => {
    expect(problemOf('title: A page', 'redirectFrom:', '  - /a/', '  - b/')).toMatchObject({
      line: 5,
      message: expect.stringContaining('redirectFrom.1'),
    });
  });

  test('without the title', () => {
    expect(problemOf('layout: page')).toMatchObject({ line: 1, message: 'title: is missing' });
  });

  test('that is empty', () => {
    expect(problemOf()).toMatchObject({ line: 1, message: 'title: is missing' });
  });

  test('that is never closed', () => {
    const { problems } = readFrontmatter('---\ntitle: A page\n\nText.', 'a.mdx');
    expect(problems).toMatchObject([{ line: 1, message: 'the frontmatter is never closed' }]);
  });

  test('that is missing', () => {
    const { body, problems } = readFrontmatter('A page', 'a.mdx');
    expect(problems).toMatchObject([{ line: 1, message: 'the page has no frontmatter' }]);
    expect(body).toBe('A page');
  });

  test('is told with all the others', () => {
    expect(
      read('title: A page', 'a: 1', 'b: 2', 'layout: wide')
        .problems.map(({ line }) => line)
        .sort(),
    ).toEqual([3, 4, 5]);
  });
});

test('a key that stands nowhere has the first line of the file', () => {
  expect(yamlLines('a: 1', 1)(['b'])).toBe(1);
  expect(yamlLines('a: 1', 1)([])).toBe(1);
});
