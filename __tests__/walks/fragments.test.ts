import { anchorsOf, lostFragments } from '../support/fragments';
import { pagesOf, serveSite } from '../support/site';

const site = serveSite('content');

/** The anchors of the pages that have most of them, page by page, a reference first. */
const pages = pagesOf('content')
  .map((page) => anchorsOf('content', page))
  .sort((one, other) => other.length - one.length)
  .slice(0, 11);

/** How many anchors of a page are tried on a slow machine, where a visit takes seven times as long. */
const TRIED_SLOWLY = 6;

const spread = (anchors: readonly string[]) =>
  Array.from(
    { length: TRIED_SLOWLY },
    (_, index) => anchors[Math.round((index * (anchors.length - 1)) / (TRIED_SLOWLY - 1))] ?? '',
  );

/** Each anchor is tried either with motion or without. */
const ways = [
  { slowness: 1, anchors: pages },
  { slowness: 4, anchors: pages.map(spread) },
].flatMap(({ slowness, anchors }) =>
  (['no-preference', 'reduce'] as const).map((reducedMotion, way) => ({
    slowness,
    reducedMotion,
    addresses: anchors.flat().filter((_, index) => index % 2 === way),
  })),
);

test.each(ways)(
  'motion: $reducedMotion, $slowness times slower: address and place stay what was asked for',
  async ({ addresses, ...arrival }) => {
    expect(addresses.length).toBeGreaterThan(30);
    expect(await lostFragments(site, addresses, arrival)).toEqual([]);
  },
  600_000,
);
