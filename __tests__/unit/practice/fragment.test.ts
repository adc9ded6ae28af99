import { jest } from '@jest/globals';
import fc from 'fast-check';
import { isWork, type Work } from '../../../components/practice/checker/useWork';
import { fromFragment, toFragment } from '../../../components/practice/fragment';
import { FRAGMENT, isProgress, LARGEST, type Progress } from '../../../components/practice/progress/progress';
import { readSettings } from '../../../lib/settings';
import { exercisesByPage } from '../../../lib/site/generate';
import { readSite } from '../../../lib/site/site';

const toLink = async (value: unknown, prefix = '#script=') => `#${await toFragment(prefix, value)}`;
const workIn = (link: string) => fromFragment('#script=', link, isWork);
const progressIn = (link: string) => fromFragment(FRAGMENT, link, isProgress, LARGEST);

const exercises = exercisesByPage(readSite(readSettings({ NODE_ENV: 'production' })).site);
const lessons = Object.keys(exercises).filter((page) => page.startsWith('/training/'));
/** All that a reader can do on this site. */
const all: Progress = {
  exercises: lessons.flatMap((lesson) => Object.keys(exercises[lesson] ?? {})),
  lessons,
  skipped: [],
  latest: lessons,
};

test('any text comes out of its link as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      expect(await workIn(await toLink({ text }))).toEqual({ text });
    }),
    { numRuns: 100 },
  );
});

test('a link is short, survives in any address, and carries the platform and the question', async () => {
  const work: Work = { text: '- test: Order\n- hi: welcome\n'.repeat(200), platform: 'webchat' };
  const link = await toLink(work);
  expect(link).toMatch(/^#script=[\w-]+$/);
  expect(link.length).toBeLessThan(work.text.length / 10);
  expect(await workIn(link)).toEqual(work);
  const asked = { number: 2, reply: 'good day' };
  expect(await workIn(await toLink({ ...work, asked }))).toEqual({ ...work, asked });
});

test('a link contains all progress in an address that can be sent by mail', async () => {
  const link = await toLink(all, FRAGMENT);
  expect(all.exercises.length).toBeGreaterThan(60);
  expect(link).toMatch(/^#progress=[\w-]+$/);
  expect(link.length).toBeLessThan(1500);
  expect(JSON.stringify(all).length).toBeLessThan(LARGEST / 2);
  expect(await progressIn(link)).toEqual(all);
});

test('what is no whole link brings nothing', async () => {
  const link = await toLink({ text: 'a script of some words that are not repeated' });
  for (const broken of [
    '',
    '#',
    '#quote-values',
    '#script=',
    '#script=%',
    '#script=AAAA',
    link.slice(0, -6),
    `${link}&x=1`,
  ])
    expect([broken, await workIn(broken)]).toEqual([broken, undefined]);
  const cut = (await toLink(all, FRAGMENT)).slice(0, -8);
  for (const broken of ['#progress=', '#progress=q8xX', '#progress=§', '#progress=q1YqSy0qzszPU7JSMjQyVqoFAA', cut])
    expect([broken, await progressIn(broken)]).toEqual([broken, undefined]);
});

test('a short link that unfolds to more than can be checked brings nothing', async () => {
  const link = await toLink({ text: 'a'.repeat(4 * 1024 * 1024) });
  expect(link.length).toBeLessThan(10_000);
  expect(await workIn(link)).toBeUndefined();
  const isAnything = (value: unknown): value is Work => value !== undefined;
  expect(await fromFragment('#script=', link, isAnything)).toBeUndefined();
});

test('a link of a megabyte contains no progress', async () => {
  const many = Array.from({ length: 30_000 }, (_, index) => `/training/${(index ** 7).toString(36)}/`);
  for (const more of [{ lessons: many }, { latest: ['/'.padEnd(1e6, '/a')] }])
    expect(await progressIn(await toLink({ ...all, ...more }, FRAGMENT))).toBeUndefined();
});

test('a link that is longer than any progress is not even decoded', async () => {
  const decode = jest.spyOn(globalThis, 'atob');
  expect(await progressIn(`${FRAGMENT}${'A'.repeat(1e6)}`)).toBeUndefined();
  expect(decode).not.toHaveBeenCalled();
  expect(await progressIn(await toLink(all, FRAGMENT))).toEqual(all);
  decode.mockRestore();
});

test('progress that was stored before lessons could be skipped is still progress', () => {
  expect(isProgress({ exercises: all.exercises, lessons, latest: lessons, runs: ['/a/'] })).toBe(true);
  expect(isProgress({ ...all, skipped: 1 })).toBe(false);
  expect(isProgress(all)).toBe(true);
});

test('what lies in the storage is taken only if it is a script', () => {
  expect(isWork({ text: 'a' })).toBe(true);
  expect(isWork({ text: 'a', platform: 'phone' })).toBe(true);
  expect(isWork({ text: 'a', asked: { number: 0, reply: 'b' } })).toBe(true);
  const badReplies = ['b', { number: 0 }, null].map((asked) => ({ text: 'a', asked }));
  for (const other of [null, undefined, 1, 'a', [], {}, { text: 1 }, { text: 'a', platform: 'fax' }, ...badReplies])
    expect([other, isWork(other)]).toEqual([other, false]);
});
