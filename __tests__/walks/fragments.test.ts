import { anchorsOf, inParts, lostFragments, type Arrival } from '../support/fragments';
import { pagesOf, serveSite } from '../support/site';

const site = serveSite('content');

/** The anchors of the page that has most, a reference, and of the ten that come next. */
const anchors = pagesOf('content')
  .map((page) => anchorsOf('content', page))
  .sort((one, other) => other.length - one.length)
  .slice(0, 11)
  .flat();

const arrivals: Arrival[] = [
  { reducedMotion: 'no-preference', slowness: 1 },
  { reducedMotion: 'no-preference', slowness: 4 },
  { reducedMotion: 'reduce', slowness: 1 },
  { reducedMotion: 'reduce', slowness: 4 },
];

describe.each(arrivals)('motion: $reducedMotion, $slowness times slower:', (arrival) => {
  test.each(inParts(anchors))('address and place stay what was asked for: %s', async (_name, addresses) => {
    expect(await lostFragments(site, addresses, arrival)).toEqual([]);
  });
});
