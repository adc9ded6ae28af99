import fc from 'fast-check';
import { isWork, type Work } from '../../../components/practice/checker/useWork';
import { fromFragment, toFragment } from '../../../components/practice/fragment';

const toLink = async (work: Work) => `#${await toFragment('#script=', work)}`;
const fromLink = (link: string) => fromFragment('#script=', link, isWork);

test('any text comes out of its link as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      expect(await fromLink(await toLink({ text }))).toEqual({ text });
    }),
    { numRuns: 100 },
  );
});

test('a link is short, survives in any address, and carries the platform', async () => {
  const text = '- test: Order\n- hi: welcome\n'.repeat(200);
  const fragment = await toLink({ text, platform: 'webchat' });
  expect(fragment).toMatch(/^#script=[\w-]+$/);
  expect(fragment.length).toBeLessThan(text.length / 10);
  expect(await fromLink(fragment)).toEqual({ text, platform: 'webchat' });
  const asked = { number: 2, reply: 'good day' };
  expect(await fromLink(await toLink({ text, asked }))).toEqual({ text, asked });
});

test('what is no whole link brings nothing', async () => {
  const fragment = await toLink({ text: 'a script of some words that are not repeated' });
  for (const broken of [
    '',
    '#',
    '#quote-values',
    '#script=',
    '#script=%',
    '#script=AAAA',
    fragment.slice(0, -6),
    `${fragment}&x=1`,
  ])
    expect([broken, await fromLink(broken)]).toEqual([broken, undefined]);
});

test('a short link that unfolds to more than can be checked brings nothing', async () => {
  const fragment = await toLink({ text: 'a'.repeat(4 * 1024 * 1024) });
  expect(fragment.length).toBeLessThan(10_000);
  expect(await fromLink(fragment)).toBeUndefined();
  const isAnything = (value: unknown): value is Work => value !== undefined;
  expect(await fromFragment('#script=', fragment, isAnything)).toBeUndefined();
});

test('what lies in the storage is taken only if it is a script', () => {
  expect(isWork({ text: 'a' })).toBe(true);
  expect(isWork({ text: 'a', platform: 'phone' })).toBe(true);
  expect(isWork({ text: 'a', asked: { number: 0, reply: 'b' } })).toBe(true);
  const badReplies = [
    { text: 'a', asked: 'b' },
    { text: 'a', asked: { number: 0 } },
    { text: 'a', asked: null },
  ];
  for (const other of [null, undefined, 1, 'a', [], {}, { text: 1 }, { text: 'a', platform: 'fax' }, ...badReplies])
    expect([other, isWork(other)]).toEqual([other, false]);
});
