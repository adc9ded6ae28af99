import { headersFor, readHostRules } from '../../lib/hosts/rules';
import { createStaticServer, listen } from '../../lib/server/server';
import { readSettings } from '../../lib/settings';
import { readSite } from '../../lib/site/site';
import { startApiServer } from '../support/api-server';
import { playgroundOn } from '../support/playground';
import { openSite, type SiteUnderTest, type Tab } from '../support/site';

const settings = readSettings();
const { site: content } = readSite(settings);
const rules = readHostRules(settings.buildDir);

let site: SiteUnderTest;
/** One tab for all walks, with what the policy forbade in it. */
let tab: Tab;
const violations: string[] = [];

beforeAll(async () => {
  site = await openSite('content');
  tab = await site.newTab({ permissions: ['clipboard-read', 'clipboard-write'] });
  await watchViolations(tab, violations);
}, 60_000);

afterAll(() => site.close());

async function watchViolations({ page }: Tab, found: string[]): Promise<void> {
  await page.exposeFunction('noteViolation', (text: string) => void found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation;
      note(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** What went wrong since the last look. The not-found page answers with 404, as it must. */
function troubles(): string[] {
  const expected = /404/;
  return [...violations.splice(0), ...tab.alarms.splice(0).filter((alarm) => !expected.test(alarm))];
}

test('every page and the not-found page start under the policy without a violation', async () => {
  const addresses = [...content.pages.keys(), '/no-such-page/'];
  for (const address of addresses) {
    const response = await tab.page.goto(site.origin + address);
    const isOpen = rules.playgrounds.includes(address);
    expect([address, response?.headers()['content-security-policy']]).toEqual([
      address,
      isOpen ? rules.playgroundPolicy : rules.policy,
    ]);
    await tab.wake();
  }
  expect(troubles()).toEqual([]);
}, 180_000);

test('redirect documents lead on under the policy, with query and fragment', async () => {
  // A host that knows no redirects, so that the documents are sent.
  const headersOf = (pathname: string) => headersFor(rules, pathname);
  const server = createStaticServer({ dir: settings.outDir, redirects: {}, headersOf });
  const origin = (await listen(server, 4900)).slice(0, -1);
  const { page } = tab;
  const documents = Object.entries(rules.redirects).filter(([from]) => /(?<!\/index)\.html$|\/$/.test(from));
  expect(documents.length).toBeGreaterThan(50);
  for (const [from, to] of documents.filter((_, index) => index % 6 === 0)) {
    await page.goto(`${origin}${from}?a=%20#top`);
    await page.waitForURL(`${origin}${to}?a=%20#top`);
    await page.locator('h1').first().waitFor({ state: 'attached' });
  }
  await page.goto('about:blank');
  server.closeAllConnections();
  server.close();
  const isOfThisHost = (alarm: string) => alarm.startsWith(`other host: ${origin}`);
  expect(troubles().filter((trouble) => !isOfThisHost(trouble))).toEqual([]);
}, 120_000);

describe('what a reader does', () => {
  beforeEach(() => void troubles());
  afterEach(() => expect(troubles()).toEqual([]));

  test('searches, opens a result, and goes on by links, Back and Forward', async () => {
    const { page, open, wake } = tab;
    await open('/guides/ivr/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('webhook');
    await page.getByRole('option').first().click();
    await page.waitForURL((url) => url.pathname !== '/guides/ivr/');
    const found = page.url();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('whatsapp');
    await page
      .getByRole('option', { name: /whatsapp/i })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== found);
    await open('/guides/alexa-google/');
    await wake();
    for (const address of ['/guides/whatsapp/', '/monitoring/', '/faq/']) {
      await page.locator(`#sidebar a[href="${address}"]`).click();
      await page.waitForURL(`**${address}`);
    }
    await page.goBack();
    await page.waitForURL('**/monitoring/');
    await page.goForward();
    await page.waitForURL('**/faq/');
  });

  test('switches the theme, copies code and page, chooses tabs, and goes back to the top', async () => {
    const { page, open, wake } = tab;
    await open('/guides/ivr/');
    await wake();
    await page.getByRole('button', { name: /theme/ }).click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
    await page.locator('button[data-copy]').first().click();
    await page.evaluate(() => scrollTo(0, 2000));
    await page.getByRole('button', { name: 'Back to top' }).click();
    await page.waitForFunction(() => scrollY < 300);
  });

  test('enlarges a figure and closes it again', async () => {
    const { page, open, wake } = tab;
    await open('/guides/ivr/');
    await wake();
    await page.locator('article img').first().scrollIntoViewIfNeeded();
    await page.locator('[data-rmiz-btn-zoom]').first().click({ force: true });
    await page.locator('[data-rmiz-modal][open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-rmiz-modal][open]').waitFor({ state: 'detached' });
  });

  test('opens the menu on a phone', async () => {
    const { page, open } = tab;
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/guides/ivr/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#sidebar a[href="/faq/"]').click();
    await page.waitForURL('**/faq/');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('chooses a tab', async () => {
    const { page, open, wake } = tab;
    await open('/api/cli/');
    await wake();
    const last = page.locator('input[data-tab]').last();
    await last.evaluate((input: HTMLInputElement) => input.click());
    expect(await last.isChecked()).toBe(true);
  });

  test('sends requests from a playground, and sees a text and a picture', async () => {
    const api = await startApiServer();
    const { page, open } = tab;
    for (const answer of ['text', 'image']) {
      await open('/api/');
      const playground = playgroundOn(page);
      await playground.paste(`curl ${api.origin}/${answer}`);
      await playground.send();
      expect(await playground.status()).toContain('200');
    }
    const picture = page.getByRole('region', { name: 'Response' }).locator('img');
    await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, await picture.elementHandle());
    await page.goto('about:blank');
    await api.close();
    // The one request to another host that a reader can ask for.
    tab.alarms.splice(0, Infinity, ...tab.alarms.filter((alarm) => !alarm.startsWith(`other host: ${api.origin}`)));
  });

  test('talks to the exercise bot', async () => {
    const { page, open, wake } = tab;
    await open('/training/chatbot/functional/sample/');
    await wake();
    await page.getByRole('button', { name: 'Chat with Corner Slice' }).click();
    await page.getByRole('textbox', { name: 'Your message' }).fill('order');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Small' }).click();
  });

  test('opens a drawing by itself', async () => {
    await tab.open('/figures/ivr-call.svg');
    expect(await tab.page.evaluate(() => getComputedStyle(document.documentElement).fontFamily)).toContain(
      'sans-serif',
    );
  });
});

describe('what an intruder could try is forbidden', () => {
  const attempts: [what: string, directive: string, attempt: () => unknown][] = [
    [
      'a script made of text',
      'require-trusted-types-for',
      () => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken"';
        document.body.append(script);
      },
    ],
    [
      'markup with a handler',
      'require-trusted-types-for',
      () => {
        document.body.innerHTML = '<img src="x" onerror="document.title = \'taken\'">';
      },
    ],
    ['code from text', 'require-trusted-types-for', () => new Function('document.title = "taken"')()],
    [
      'a script of another host',
      'script-src-elem',
      () => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/a.js';
        document.body.append(script);
      },
    ],
    ['a style attribute', 'style-src-attr', () => document.body.setAttribute('style', 'display: none')],
    ['a request to another host', 'connect-src', () => fetch('https://evil.example/')],
    [
      'another base of addresses',
      'base-uri',
      () => document.head.appendChild(document.createElement('base')).setAttribute('href', 'https://evil.example/'),
    ],
    [
      'a frame',
      'frame-src',
      () => document.body.appendChild(document.createElement('iframe')).setAttribute('src', 'https://evil.example/'),
    ],
  ];

  test.each(attempts)('%s', async (_what, directive, attempt) => {
    await tab.open('/faq/');
    await tab.wake();
    troubles();
    // In a task of the page's own: what the test's connection runs directly may do more than the page.
    await tab.page.evaluate((source) => {
      const run = (0, eval)(`(${source})`) as () => unknown;
      return new Promise((resolve) =>
        setTimeout(() => {
          try {
            Promise.resolve(run()).catch(() => undefined);
          } catch {
            // Being refused is what is expected.
          }
          setTimeout(resolve, 50);
        }),
      );
    }, String(attempt));
    expect(violations.join('\n')).toContain(directive);
    expect(await tab.page.title()).not.toBe('taken');
    expect(await tab.page.locator('h1').count()).toBe(1);
    troubles();
  });
});

describe('a hostile address', () => {
  test.each([
    '/guides/ivr/#javascript:alert(1)',
    '/guides/ivr/#%E0%A4%A',
    '/guides/ivr/#"><img src=x onerror=alert(1)>',
    '/guides/ivr/?q=<script>alert(1)</script>#:~:text=%',
    '/guides/ivr/index.html?//evil.example#//evil.example',
    '/cli/?//evil.example#javascript:alert(1)',
    '/guides/ivr?a=%0d%0aSet-Cookie:%20a=1',
    '//guides/ivr/',
    '//evil.example/%2e%2e',
    '/\\evil.example/index.html',
    '/..%2f..%2fetc/passwd',
    '/%E0%A4%A/index.html',
    '/<script>alert(1)</script>/',
    `/${'a'.repeat(4000)}/`,
  ])('%s stays on the site, runs nothing, and leaves the console quiet', async (address) => {
    troubles();
    let asked = false;
    const onDialog = () => void (asked = true);
    tab.page.once('dialog', onDialog);
    await tab.page.goto(site.origin + address);
    // A redirect document is left before the application starts.
    await tab.page.waitForSelector('header', { state: 'attached' });
    await tab.wake();
    expect(new URL(tab.page.url()).origin).toBe(site.origin);
    expect(await tab.page.evaluate(() => document.cookie)).toBe('');
    expect([asked, troubles()]).toEqual([false, []]);
    tab.page.off('dialog', onDialog);
  });
});

test('a script that was smuggled into a document does not run', async () => {
  const { page, open } = tab;
  await page.route('**/faq/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>document.title = "taken"</script></body>');
    await route.fulfill({ response, body });
  });
  await open('/faq/');
  await page.unroute('**/faq/');
  expect(violations.splice(0).join('\n')).toContain('script-src-elem inline');
  expect(await page.title()).toContain('Frequently asked questions');
});

test('nothing of all this has set a cookie', async () => {
  expect(await tab.page.context().cookies()).toEqual([]);
});
