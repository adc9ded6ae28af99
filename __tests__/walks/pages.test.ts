import { isPublished } from '../../lib/site/lists';
import { readSite } from '../../lib/site/site';
import { unfold, violationsOf } from '../support/axe';
import { enlargeText, problemsAtEachWidth, problemsOfLayout } from '../support/layout';
import { roundTrip } from '../support/round-trip';
import { settingsOf, type Tab, serveSite } from '../support/site';

const settings = settingsOf('content');
const { pages, identity } = readSite(settings).site;
const addresses: readonly string[] = [...pages.keys()];

const site = serveSite('content');

/** What a page says of itself, of its place, and of where to go on. */
interface Look {
  title: string;
  headings: string[];
  descriptions: (string | null)[];
  canonicals: (string | null)[];
  /** What the sidebar marks as the page. */
  marked?: string | null;
  /** The first of the breadcrumbs. */
  from?: string | null;
  /** How many links lead to the page before and the page after. */
  neighbors: number;
  /** Where the choices of a menu lead that say what they are for. */
  choices: (string | null)[];
  /** In pixels. */
  height: number;
}

/**
 * Each page is read in one of these, with the layout at these widths. `faces.test.ts` has all widths and both themes for
 * each type of page.
 */
const READINGS = [
  { colorScheme: 'light', widths: [320] },
  { colorScheme: 'dark', widths: [320, 1440] },
] as const;

test('every page opens and wakes without an alarm or a shift, asks no other host, says what it is, has its place, fits a phone in a wide face, and axe finds nothing', async () => {
  const looks = new Map<string, Look>();
  const problems: string[] = [];
  const readIn = async ({ colorScheme, widths }: (typeof READINGS)[number], first: number) => {
    const tab = await site.newTab({ colorScheme, viewport: { width: widths.at(-1) ?? 0, height: 800 } });
    for (const address of addresses.filter((_, index) => index % READINGS.length === first)) {
      await tab.open(address);
      const look = await tab.page.evaluate(lookAround);
      looks.set(address, look);
      problems.push(...alarmsOf(tab, `${address}, loaded`));
      await tab.wake();
      await roundTrip(tab.page);
      problems.push(...alarmsOf(tab, `${address}, awake`));
      const { height } = await tab.page.evaluate(lookAround);
      // The styles that the document lacks must not change what it shows.
      if (height !== look.height) problems.push(`${address}: ${look.height} px high, and ${height} px awake`);
      await tab.page.evaluate(unfold);
      const found = [
        ...problemsOf(address, look),
        ...(await violationsOf(tab.page)),
        ...(await problemsAtEachWidth(tab.page, 'wide', () => problemsOfLayout(tab.page), widths)),
      ];
      problems.push(...found.map((problem) => `${address}, ${colorScheme}: ${problem}`));
    }
  };
  await Promise.all(READINGS.map(readIn));
  expect(looks.size).toBe(addresses.length);
  problems.push(...sharedBy(looks, 'title', ({ title }) => title));
  problems.push(...sharedBy(looks, 'description', ({ descriptions }) => descriptions[0]));
  expect(problems).toEqual([]);
}, 1_800_000);

/** Phones and desktops, and between them the widths at which a layout changes. */
const SIDEWAYS = [320, 390, 600, 710, 820, 1100, 1280, 1920];

test('no page scrolls sideways at eight widths, with everything open, in text of normal and of twice the size', async () => {
  const found: string[] = [];
  const readIn = async (first: number) => {
    const { page, open } = await site.newTab();
    const look = () =>
      page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        return scrollWidth > innerWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
      });
    for (const address of addresses.filter((_, index) => index % 2 === first)) {
      await open(address);
      await page.evaluate(unfold);
      for (const percent of [100, 200]) {
        await enlargeText(page, percent);
        const wide = await problemsAtEachWidth(page, 'wide', look, SIDEWAYS);
        found.push(...wide.map((problem) => `${percent} %: ${problem}`));
      }
    }
  };
  await Promise.all([0, 1].map(readIn));
  expect(found).toEqual([]);
}, 900_000);

/** The alarms of a tab since the last time. */
function alarmsOf({ alarms }: Tab, where: string): string[] {
  return alarms.splice(0).map((alarm) => `${where}: ${alarm}`);
}

/** In the page. */
function lookAround(): Look {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const { title } = document;
  return {
    title,
    headings: all('h1').map(({ textContent }) => textContent),
    descriptions: all('meta[name=description]').map((meta) => meta.getAttribute('content')),
    canonicals: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
    marked: document.querySelector('#frame\\:sidebar [aria-current=page]')?.getAttribute('href'),
    from: document.querySelector('nav[aria-label=Breadcrumbs] a')?.textContent,
    neighbors: all('a[rel=prev], a[rel=next]').length,
    choices: all('main li')
      .filter(({ textContent }) => textContent.length > 80)
      .flatMap((choice) => [...choice.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))),
    height: document.documentElement.scrollHeight,
  };
}

/** What is wrong with the look of a page. */
function problemsOf(address: string, look: Look): string[] {
  const page = pages.get(address as never);
  if (!page) throw new Error(`no page at ${address}`);
  const { description, layout } = page.frontmatter;
  const canonical = identity.docs.url + address;
  const isListed = address !== '/' && isPublished(page);
  const rules: [isKept: boolean, problem: string][] = [
    [look.title.trim() !== '', 'no title'],
    [look.headings.length === 1 && look.headings[0]?.trim() !== '', `its h1: ${look.headings.join()}`],
    [look.descriptions.join() === description, `its descriptions: ${look.descriptions.join()}`],
    [look.canonicals.join() === canonical, `its canonical links: ${look.canonicals.join()}`],
    [!isListed || look.marked === address, `the sidebar marks ${look.marked}`],
    [!isListed || look.from === 'Home', `its breadcrumbs begin with ${look.from}`],
    [!isListed || look.neighbors > 0, 'no way on'],
    ...(layout.endsWith('overview') ? choicesOf(address) : []).map((choice): [boolean, string] => [
      look.choices.includes(choice),
      `no choice with an explanation leads to ${choice}`,
    ]),
  ];
  return rules.filter(([isKept]) => !isKept).map(([, problem]) => problem);
}

/** What a menu has to offer: the overviews one level below its folder. */
function choicesOf(menu: string): string[] {
  const folder = menu.replace(/[^/]+\/$/, '');
  return addresses.filter((address) => /^[^/]+\/overview\/$/.test(address.replace(folder, '')));
}

/** Which pages have in common what each should have for itself. */
function sharedBy(looks: ReadonlyMap<string, Look>, what: string, partOf: (look: Look) => unknown): string[] {
  const owners = new Map<unknown, string[]>();
  for (const [address, look] of looks) owners.set(partOf(look), [...(owners.get(partOf(look)) ?? []), address]);
  return [...owners.values()].filter(({ length }) => length > 1).map((some) => `one ${what}: ${some.join(', ')}`);
}
