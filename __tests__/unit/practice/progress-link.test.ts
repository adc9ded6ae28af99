import { fromFragment, toFragment } from '../../../components/practice/fragment';
import { FRAGMENT, type Progress } from '../../../components/practice/progress/nothing';
import { isProgress } from '../../../components/practice/progress/progress';
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

test('progress that was stored before lessons could be skipped is still progress', () => {
  const { skipped, ...before } = all;
  expect([isProgress({ ...before, runs: ['/a/'] }), isProgress({ ...before, skipped: 1 }), isProgress(all)]).toEqual([
    true,
    false,
    skipped !== undefined,
  ]);
});
