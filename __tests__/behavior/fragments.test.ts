import { anchorsOf, inParts, lostFragments } from '../support/fragments';
import { sampleOf } from '../support/sample';
import { serveSite } from '../support/site';

const site = serveSite();

test.each(inParts(sampleOf(anchorsOf('site', '/api/reference/'), 3)))(
  'the address and the place stay what was asked for when a reader moves the pointer while the page scrolls there: %s',
  async (_name, anchors) => {
    expect(await lostFragments(site, anchors, { reducedMotion: 'no-preference', slowness: 1 })).toEqual([]);
  },
);
