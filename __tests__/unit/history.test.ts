import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findHistoryGap, formatDate, parseLog, readHistory } from '../../lib/content/history';
import { git } from './repository';
import { addFiles, temporaryFolder } from './temporary';

test('the log gives each file its newest commit', () => {
  const log = '\x0020\n\na.mdx\nguides/b.mdx\n\x0010\n\na.mdx\nold.mdx\n';
  expect(Object.fromEntries(parseLog(log))).toEqual({ 'a.mdx': 20_000, 'guides/b.mdx': 20_000, 'old.mdx': 10_000 });
  expect(parseLog('').size).toBe(0);
});

/** A repository with two commits, whose pages lie in `content/`. */
function repository() {
  const names = ['content/a.mdx', 'content/b.mdx', 'content/über uns.mdx', 'x.txt'];
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, '1'])));
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

  test('tells when each committed file below a folder was changed, under the name that it has now', () => {
    addFiles(content, { 'new.mdx': '' });
    const dates = Object.fromEntries(readHistory(content));
    expect(dates).toMatchObject({
      'a.mdx': 1_100_000_000_000,
      'c.mdx': 1_100_000_000_000,
      'über uns.mdx': 1_000_000_000_000,
    });
    expect(Object.keys(dates)).not.toContain('new.mdx');
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
