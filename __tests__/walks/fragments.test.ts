import { anchorsOf, lostFragments } from '../support/fragments';
import { pagesOf } from '../support/pages';
import { serveSite } from '../support/site';

const site = serveSite('content');

/** How many anchors of a page are tried. */
const TRIED = 8;

/** Anchors of the pages that have most of them, from their first to their last. */
const tried = pagesOf('content')
  .map((page) => anchorsOf('content', page))
  .sort((one, other) => other.length - one.length)
  .slice(0, 11)
  .flatMap((anchors) => anchors.filter((_, index) => index % Math.ceil(anchors.length / TRIED) === 0));

/** Each anchor is tried either with motion or without; on a slow machine, where a visit takes seven times as long, a few are. */
const arrivals = [
  { reducedMotion: 'no-preference', slowness: 1, addresses: tried.filter((_, index) => index % 2 === 0) },
  { reducedMotion: 'reduce', slowness: 1, addresses: tried.filter((_, index) => index % 2 === 1) },
  { reducedMotion: 'no-preference', slowness: 4, addresses: tried.filter((_, index) => index % 4 === 0) },
] as const;

test.each(arrivals)(
  'motion: $reducedMotion, $slowness times slower: address and place stay what was asked for',
  async ({ addresses, ...arrival }) => {
    expect(addresses.length).toBeGreaterThan(20);
    expect(await lostFragments(site, addresses, arrival)).toEqual([]);
  },
);
