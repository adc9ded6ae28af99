import { roundTrip } from '../../support/round-trip';
import { serveSite, type Tab } from '../../support/site';

const site = serveSite();
/** One tab for all attempts: none may leave anything behind. */
let tab: Tab;

beforeAll(async () => {
  tab = await site.newTab();
});

beforeEach(() => void tab.alarms.splice(0));

describe('what an intruder could try is forbidden:', () => {
  const attempts: [what: string, violation: string, attempt: () => unknown][] = [
    [
      'a script made of text',
      'script-src-elem',
      () => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken"';
        document.body.append(script);
      },
    ],
    [
      'markup with a handler',
      'script-src-attr',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title = \'taken\'">');
      },
    ],
    ['code from text', 'script-src ', () => new Function('document.title = "taken"')()],
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

  beforeAll(async () => {
    await tab.open('/faq/');
    await tab.wake();
    await tab.page.evaluate(() => {
      const forbidden: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        forbidden.push(`${violatedDirective} ${sample}`);
      });
      Object.assign(window, { forbidden });
    });
  });

  test.each(attempts)('%s', async (_what, violation, attempt) => {
    // In a task of the page's own: what the test's connection runs directly may do more than the page.
    await tab.page.evaluate((source) => {
      const run = (0, eval)(`(${source})`) as () => unknown;
      setTimeout(() => {
        try {
          Promise.resolve(run()).catch(() => undefined);
        } catch {
          // Being refused is what is expected.
        }
      });
    }, String(attempt));
    await tab.page.waitForFunction(
      (expected) => (window as unknown as { forbidden: string[] }).forbidden.some((one) => one.startsWith(expected)),
      violation,
    );
    expect(await tab.page.title()).not.toBe('taken');
    expect(await tab.page.locator('h1').count()).toBe(1);
  });
});

describe('a hostile address', () => {
  test.each([
    '/guides/phone/#javascript:alert(1)',
    '/guides/phone/#%E0%A4%A',
    '/guides/phone/#"><img src=x onerror=alert(1)>',
    '/guides/phone/?q=<script>alert(1)</script>#:~:text=%',
    '/guides/phone/index.html?//evil.example#//evil.example',
    '/cli/?//evil.example#javascript:alert(1)',
    '/guides/phone?a=%0d%0aSet-Cookie:%20a=1',
    '//guides/phone/',
    '//evil.example/%2e%2e',
    '/\\evil.example/index.html',
    '/..%2f..%2fetc/passwd',
    '/%E0%A4%A/index.html',
    '/<script>alert(1)</script>/',
    `/${'a'.repeat(4000)}/`,
  ])('%s stays on the site, runs nothing, and leaves the console quiet', async (address) => {
    // An address that differs in its fragment alone would not be loaded.
    await tab.page.goto('about:blank');
    await tab.page.goto(site.origin + address);
    // A redirect document is left before the application starts.
    await tab.page.waitForSelector('header', { state: 'attached' });
    await tab.wake();
    expect(new URL(tab.page.url()).origin).toBe(site.origin);
    expect(await tab.page.evaluate(() => document.cookie)).toBe('');
    await roundTrip(tab.page);
    // Most of these addresses are no page's.
    expect(tab.alarms.filter((alarm) => !alarm.includes('404'))).toEqual([]);
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
  await roundTrip(page);
  expect(tab.alarms).toEqual([expect.stringMatching(/inline script.*script-src/)]);
  expect(await page.title()).toContain('Frequently asked questions');
});

test('nothing of all this has set a cookie', async () => {
  expect(await tab.page.context().cookies()).toEqual([]);
});
