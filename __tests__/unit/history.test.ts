import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findHistoryGap, formatDate, parseLog, readHistory } from '../../lib/content/history';
import { git } from './repository';
import { addFiles, temporaryFolder } from './temporary';

describe('the log', () => {
  const log = '\x0020\n\na.mdx\nguides/b.mdx\n\x0010\n\na.mdx\nold.mdx\n';

  test('gives each file its newest commit', () => {
    expect(Object.fromEntries(parseLog(log))).toEqual({
      'a.mdx': 20_000,
      'guides/b.mdx': 20_000,
      'old.mdx': 10_000,
    });
  });

  test('that is empty gives nothing', () => {
    expect(parseLog('').size).toBe(0);
  });
});

/** A repository with two commits, whose pages lie in `content/`. */
function repository() {
  const folder = temporaryFolder({
    'content/a.mdx': '1',
    'content/b.mdx': '1',
    'content/über uns.mdx': '1',
    'x.txt': '1',
  });
  git(folder, ['init', '-b', 'main']);
  git(folder, ['add', '.']);
  git(folder, ['commit', '-m', 'one'], 1_000_000_000);
  addFiles(folder, { 'content/a.mdx': '2' });
  git(folder, ['mv', 'content/b.mdx', 'content/c.mdx']);
  git(folder, ['commit', '-am', 'two'], 1_100_000_000);
  return folder;
}

describe('a repository', () => {
  const folder = repository();
  const content = path.join(folder, 'content');

  test('tells when each file below a folder was changed, under the name that it has now', () => {
    expect(Object.fromEntries(readHistory(content))).toMatchObject({
      'a.mdx': 1_100_000_000_000,
      'c.mdx': 1_100_000_000_000,
      'über uns.mdx': 1_000_000_000_000,
    });
  });

  test('says nothing of a file that was never committed', () => {
    addFiles(content, { 'new.mdx': '' });
    expect(readHistory(content).has('new.mdx')).toBe(false);
  });

  test('that is a shallow clone gives no date to what was there before', () => {
    const clone = path.join(temporaryFolder(), 'clone');
    git(folder, ['clone', '--depth', '1', pathToFileURL(folder).href, clone]);
    expect(readHistory(path.join(clone, 'content')).size).toBe(0);
    expect(findHistoryGap(path.join(clone, 'content'))).toContain('git fetch --unshallow');
  });
});

test('a folder outside of any repository has no history', () => {
  const folder = temporaryFolder({ 'a.mdx': '' });
  expect(readHistory(folder).size).toBe(0);
  expect(findHistoryGap(folder)).toContain('not a git repository');
});

test('a date is shown in UTC', () => {
  expect(formatDate(Date.UTC(2026, 10, 20, 23, 59))).toBe('20 November 2026');
});
