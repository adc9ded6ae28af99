import path from 'node:path';
import type { PagePath } from '../../lib/routes/address';
import { ProblemError } from '../../lib/errors';
import { readNavigationFile } from '../../lib/navigation/file';
import type { NavigablePage } from '../../lib/navigation/lists';
import { buildNavigation } from '../../lib/navigation/tree';
import { temporaryFolder } from './temporary';

function readFile(text: string) {
  const root = temporaryFolder({ 'content/navigation.yml': text });
  return readNavigationFile(path.join(root, 'content'), root);
}

function problemsOf(text: string) {
  try {
    readFile(text);
  } catch (error) {
    if (error instanceof ProblemError)
      return error.problems.map(({ file, line, message }) => ({ file, line, message }));
  }
  throw new Error('expected problems');
}

/** The start of a file with a list. */
const LIST = 'groups:\n  - title: A';

const errorsIn = ({ problems }: Pick<ReturnType<typeof buildNavigation>, 'problems'>) =>
  problems.filter(({ severity }) => !severity);

function page(relativePath: string, title: string, address?: string): NavigablePage {
  const bare = `/${relativePath.replace(/(index)?\.mdx$/, '')}`;
  return { relativePath, title, path: (address ?? (bare.endsWith('/') ? bare : `${bare}/`)) as PagePath };
}

const pages = [
  page('guides/cli.mdx', 'CLI'),
  page('guides/index.mdx', 'Choose a platform'),
  page('index.mdx', 'Home'),
  page('new-things/a.mdx', 'Thing A'),
  page('notes.mdx', 'Notes'),
];

describe('navigation.yml', () => {
  test('may be absent', () => {
    const root = temporaryFolder();
    expect(readNavigationFile(root, root)).toBeUndefined();
  });

  test.each([
    ['an unknown key', 'groups: []\ngrups: []', 2, 'grups: unknown key'],
    ['an unknown key of a list', 'groups:\n  - title: A\n    page: /a/\n    pages: [/a/]', 3, 'groups.0.page: unknown'],
    ['a list without a title', 'groups:\n  - pages: [/a/]', 2, 'groups.0.title: '],
    ['a list without pages', 'groups:\n  - title: A\n    pages: []', 3, 'groups.0.pages: '],
    ['an address without its root', `${LIST}\n    pages:\n      - /a/\n      - b/`, 5, 'groups.0.pages.1: '],
    [
      'an entry with a wrong key',
      `${LIST}\n    pages:\n      - { page: /a/ }`,
      4,
      'groups.0.pages.0.page: unknown key; "path" and "label" are missing',
    ],
    ['a line without a space', 'groups:\n  - title:A\n    pages: [/a/]', 2, 'a line has no colon and space'],
    ['a merge conflict', `groups:\n<<<<<<< HEAD\n  - title: A\n=======`, 2, 'a merge conflict is left'],
    ['no groups', 'areas: []', 1, 'groups: '],
    ['bad YAML', 'groups:\n  - title: A: B', 2, 'not valid YAML'],
    [
      'an entry that is not aligned with those below it',
      `${LIST}\n    pages:\n     - { path: /a/ }\n      - { path: /b/ }\n      - /c/`,
      4,
      'a line is not indented like the others',
    ],
  ])('with %s is refused with its line', (_what, text, line, message) => {
    expect(problemsOf(text)).toEqual([
      { file: 'content/navigation.yml', line, message: expect.stringContaining(message) },
    ]);
  });
});

describe('the navigation', () => {
  test('has a group for each folder where there is no file', () => {
    expect(buildNavigation(pages)).toEqual({
      problems: [],
      navigation: {
        areas: [],
        groups: [
          {
            title: 'Choose a platform',
            path: '/guides/',
            items: [
              { path: '/guides/cli/', title: 'CLI' },
              { path: '/guides/', title: 'Choose a platform' },
            ],
          },
          { title: 'New things', items: [{ path: '/new-things/a/', title: 'Thing A' }] },
          { title: 'Pages', items: [{ path: '/notes/', title: 'Notes' }] },
        ],
      },
    });
  });

  test('has the lists of the file, in its order and with its labels', () => {
    const file = readFile(
      [
        'groups:',
        '  - title: Platform guides',
        '    path: /guides/',
        '    pages: [{ path: /guides/, label: Overview }, /guides/cli/]',
        'areas:',
        '  - title: More',
        '    parent: /guides/',
        '    pages: [/notes/]',
        'hidden: [/new-things/a/]',
      ].join('\n'),
    );
    expect(buildNavigation(pages, file)).toEqual({
      problems: [],
      navigation: {
        groups: [
          {
            title: 'Platform guides',
            path: '/guides/',
            items: [
              { path: '/guides/', title: 'Overview' },
              { path: '/guides/cli/', title: 'CLI' },
            ],
          },
        ],
        areas: [{ title: 'More', parent: '/guides/', items: [{ path: '/notes/', title: 'Notes' }] }],
      },
    });
  });

  test('lists pages that the file does not name under their folder', () => {
    const file = readFile('groups:\n  - title: Guides\n    pages: [/guides/]');
    const { navigation, problems } = buildNavigation(pages, file);
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message:
          '3 pages are not listed, so only pages in the same folder show them: /guides/cli/, /new-things/a/, /notes/',
      },
    ]);
    expect(navigation.areas.map(({ title, items }) => [title, items.map((item) => item.path)])).toEqual([
      ['Guides', ['/guides/cli/']],
      ['New things', ['/new-things/a/']],
      ['Pages', ['/notes/']],
    ]);
  });

  test('tells an address that is almost that of a page', () => {
    const file = readFile('groups:\n  - title: A\n    pages: [/guides/cli.mdx]');
    expect(errorsIn(buildNavigation(pages, file))).toMatchObject([{ remedy: 'did you mean /guides/cli/?' }]);
  });

  test('tells an entry that is listed twice', () => {
    const file = readFile('groups:\n  - title: A\n    pages:\n      - /notes/\n      - /notes/');
    const { navigation, problems } = buildNavigation(pages, file);
    expect(navigation).toMatchObject({ groups: [{ items: [{ path: '/notes/' }] }] });
    expect(errorsIn({ problems })).toMatchObject([{ line: 5, message: 'the list already contains /notes/' }]);
  });

  test('tells each entry that no page has, with its line, and goes on', () => {
    const file = readFile(
      [
        'groups:',
        '  - title: A',
        '    path: /a/',
        '    pages:',
        '      - /guides/',
        '      - { path: /b/, label: B }',
        'areas:',
        '  - title: C',
        '    parent: /c/',
        '    pages: [/notes/]',
        'hidden:',
        '  - /d/',
      ].join('\n'),
    );
    const { navigation, problems } = buildNavigation(pages, file);
    expect(errorsIn({ problems }).map(({ file: name, line, message }) => [name, line, message])).toEqual([
      ['content/navigation.yml', 3, 'no page has the address /a/'],
      ['content/navigation.yml', 6, 'no page has the address /b/'],
      ['content/navigation.yml', 9, 'no page has the address /c/'],
      ['content/navigation.yml', 12, 'no page has the address /d/'],
    ]);
    expect(navigation.groups[0]?.items).toEqual([{ path: '/guides/', title: 'Choose a platform' }]);
  });
});
