import { nameFullDisk } from '../../../lib/build/full-disk';

/** What is named by an error after a look at folders, of which `/proc` has no space for anybody. */
function pathOf(error: Partial<NodeJS.ErrnoException>): string | undefined {
  nameFullDisk(error, ['/nowhere', process.cwd(), '/proc']);
  return error.path;
}

test('an error of a full disk without a place gets the first folder that has no space', () => {
  expect(pathOf({ code: 'ENOSPC' })).toBe('/proc');
});

test('other errors, and a place that is known, stay as they are', () => {
  expect(pathOf({ code: 'ENOSPC', path: '/srv/a.html' })).toBe('/srv/a.html');
  expect(pathOf({ code: 'EFBIG' })).toBeUndefined();
});
