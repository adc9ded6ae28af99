import { jest } from '@jest/globals';
import { fromFragment, toFragment } from '../../../components/practice/fragment';
import { FRAGMENT, isProgress, LONGEST_FRAGMENT, type Progress } from '../../../components/practice/progress/progress';
import { readSettings } from '../../../lib/settings';
import { exercisesByPage } from '../../../lib/site/generate';
import { readSite } from '../../../lib/site/site';

const exercises = exercisesByPage(readSite(readSettings({ NODE_ENV: 'production' })).site);
const lessons = Object.keys(exercises).filter((page) => page.startsWith('/training/'));
/** All that a reader can do on this site. */
const all: Progress = {
  exercises: lessons.flatMap((lesson) => Object.keys(exercises[lesson] ?? {})),
  lessons,
  skipped: [],
  latest: lessons,
};

test('a link contains all progress in an address that can be sent by mail', async () => {
  const fragment = await toFragment(FRAGMENT, all);
  expect(all.exercises.length).toBeGreaterThan(60);
  expect(fragment).toMatch(/^progress=[\w-]+$/);
  expect(fragment.length).toBeLessThan(1500);
  expect(await fromFragment(FRAGMENT, `#${fragment}`, isProgress)).toEqual(all);
});

test.each(['#progress=', '#progress=q8xX', '#progress=§', '#progress=q1YqSy0qzszPU7JSMjQyVqoFAA'])(
  'the link %s contains no progress',
  async (fragment) => {
    expect(await fromFragment(FRAGMENT, fragment, isProgress)).toBeUndefined();
  },
);

test('a link that was cut off contains no progress', async () => {
  expect(
    await fromFragment(FRAGMENT, `#${(await toFragment(FRAGMENT, all)).slice(0, -8)}`, isProgress),
  ).toBeUndefined();
});

test('a link of a megabyte contains no progress', async () => {
  const lessons = Array.from({ length: 30_000 }, (_, index) => `/training/${(index ** 7).toString(36)}/`);
  for (const more of [{ lessons }, { latest: ['/'.padEnd(1e6, '/a')] }]) {
    const fragment = `#${await toFragment(FRAGMENT, { ...all, ...more })}`;
    expect(await fromFragment(FRAGMENT, fragment, isProgress)).toBeUndefined();
  }
});

test('a link that is longer than any progress is not even decoded', async () => {
  const decode = jest.spyOn(globalThis, 'atob');
  const read = (fragment: string) => fromFragment(FRAGMENT, fragment, isProgress, LONGEST_FRAGMENT);
  expect(await read(`${FRAGMENT}${'A'.repeat(1e6)}`)).toBeUndefined();
  expect(decode).not.toHaveBeenCalled();
  expect(await read(`#${await toFragment(FRAGMENT, all)}`)).toEqual(all);
  decode.mockRestore();
});

test('progress that was stored before lessons could be skipped is still progress', () => {
  const { skipped, ...before } = all;
  expect([isProgress({ ...before, runs: ['/a/'] }), isProgress({ ...before, skipped: 1 }), isProgress(all)]).toEqual([
    true,
    false,
    skipped !== undefined,
  ]);
});
