import { anchorsOf, inParts, lostFragments, type Arrival } from '../support/fragments';
import { sampleOf } from '../support/sample';
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
  // A slow machine is made of a fast one by work for nothing.
  const every = Math.floor(anchors.length / (arrival.slowness > 1 ? 2 : 6));
  const sample = sampleOf(anchors, every, Math.floor((every * (arrivals.indexOf(arrival) + 0.5)) / arrivals.length));

  test.each(inParts(sample))('address and place stay what was asked for: %s', async (_name, addresses) => {
    expect(await lostFragments(site, addresses, arrival)).toEqual([]);
  });
});
