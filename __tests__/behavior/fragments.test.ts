import { anchorsOf, inParts, lostFragments } from '../support/fragments';
import { sampleOf } from '../support/sample';
import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

test.each(inParts(sampleOf(anchorsOf('site', '/api/reference/'), 3)))(
  'the address and the place stay what was asked for when a reader moves the pointer while the page scrolls there: %s',
  async (_name, anchors) => {
    expect(await lostFragments(site, anchors, { reducedMotion: 'no-preference', slowness: 1 })).toEqual([]);
  },
);
