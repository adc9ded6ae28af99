import { computeScore, runChecks } from 'afdocs';
import { readHostRules } from '../lib/hosts/rules';
import { createStaticServer, listen } from '../lib/hosts/server';
import { readSite } from '../lib/site/site';
import { settingsOf } from '../__tests__/support/site';

const settings = settingsOf('content');
const { outDir, hostsDir } = settings;
const { site } = readSite(settings);

/**
 * What the site does not give an agent, and why. Each is named here, so that nothing else goes unnoticed.
 * - The menu stands before the page in its document, because it does so for readers with a keyboard; the twin begins with the page.
 * - The reference holds each sample in six languages, so its document is longer than an agent reads; its twin has one.
 * - A playground asks for an API key in a field for passwords; the page itself is open to all.
 */
const NOT_HAD = ['content-start-position', 'page-size-html', 'auth-gate-detection'];

/** What a page holds beside its text: other views of what the twin has once, and programs. */
const OTHER_VIEWS = [
  '[class*="conversations"]',
  '[data-operation]',
  '[data-playground]',
  '[data-island]',
  'legend',
  'label',
];

test('an agent finds its way in: the checker afdocs has nothing to say but what is known', async () => {
  const server = createStaticServer({ dir: outDir, ...readHostRules(hostsDir) });
  // The checker asks again on a connection that it has: one that ends just then would be an error.
  server.keepAliveTimeout = 60_000;
  const origin = (await listen(server, 0, '127.0.0.1')).slice(0, -1);
  const report = await runChecks(origin, {
    canonicalOrigin: site.identity.docs.url,
    samplingStrategy: 'deterministic',
    maxLinksToTest: 60,
    requestDelay: 0,
    parityExclusions: OTHER_VIEWS,
    // Who speaks in a conversation, and the facts of a field, are put in other words.
    parityPassThreshold: 20,
  }).finally(() => (server.closeAllConnections(), server.close()));
  const found = report.results.filter(({ status }) => status === 'warn' || status === 'fail' || status === 'error');
  expect(found.filter(({ id }) => !NOT_HAD.includes(id)).map(({ id, message }) => [id, message])).toEqual([]);
  expect(computeScore(report).overall).toBeGreaterThanOrEqual(98);
}, 300_000);
