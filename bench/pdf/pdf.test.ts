import { destinations } from './destinations';
import { makePdf } from './make';
import { settingsOf } from '../../__tests__/support/site';

test.each(['site', 'below'] as const)(
  'the guides of %s are one PDF: its contents lead to the page that they name, links stay in it or lead to the site',
  async (name) => {
    const settings = settingsOf(name);
    const pdf = await makePdf(settings, '/guides/');
    const places = destinations(pdf);
    const text = pdf.toString('latin1');
    const pages = ['guides--index', 'guides--phone', 'guides--chat', 'guides--cli'].map((key) => places.get(key) ?? 0);
    // The contents are the first page, and each page of the site begins on a new one.
    expect(pages[0]).toBe(2);
    expect(new Set(pages).size).toBe(4);
    expect(Math.max(...pages)).toBeLessThanOrEqual(text.match(/\/Type \/Page\b/g)?.length ?? 0);
    const inside = [...text.matchAll(/\/Dest \/(\S+)/g)].map(([, place = '']) => place);
    expect(inside.filter((place) => !places.has(place))).toEqual([]);
    expect(inside.some((place) => place.startsWith('guides--phone--'))).toBe(true);
    const outside = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address);
    const site = settings.siteUrl ?? 'https://docs.fernline.example';
    expect(outside).toContain(`${site}/faq/`);
    expect(outside.filter((address) => address.includes('localhost'))).toEqual([]);
    expect(text).toContain('/Outlines');
  },
  120_000,
);

test('an area without pages is told', async () => {
  await expect(makePdf(settingsOf('site'), '/nope/')).rejects.toThrow('no page begins with /nope/');
});
