import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageViewScript } from '../../lib/analytics/script';
import { analyticsSchema, analyticsSources } from '../../lib/analytics/settings';
import { readIdentity } from '../../lib/content/identity';
import { tokenValues } from '../../lib/reading/tokens';
import { ProblemError } from '../../lib/errors';
import { temporaryFolder } from './temporary';

const source = readFileSync('content/identity.yml', 'utf8');

/** The identity with some lines more. */
function identityWith(lines: string) {
  const root = temporaryFolder({ 'pages/identity.yml': `${source}${lines}` });
  return readIdentity(path.join(root, 'pages'), root);
}

function problemsWith(lines: string) {
  try {
    identityWith(lines);
  } catch (error) {
    if (error instanceof ProblemError)
      return error.problems.map(({ line, message }) => [(line ?? 0) - source.split('\n').length + 1, message]);
  }
  return [];
}

describe('the settings', () => {
  test('name no service unless the identity does', () => {
    expect(readIdentity('content', '.').analytics).toBeUndefined();
    expect(analyticsSources(readIdentity('content', '.'))).toEqual([]);
  });

  test('have the public addresses of the services as defaults', () => {
    const identity = identityWith('analytics:\n  plausible:\n    domain: docs.example.com\n');
    expect(analyticsSources(identity)).toEqual(['https://plausible.io']);
    // They are no texts for pages.
    expect([...tokenValues(identity).keys()].filter((key) => key.startsWith('analytics'))).toEqual([]);
  });

  test('allow the policy one origin for each other host, and none for the site itself', () => {
    const analytics = analyticsSchema.parse({
      beacon: { url: 'https://stats.example.com/views' },
      plausible: { domain: 'docs.example.com', url: 'https://stats.example.com/api/event' },
    });
    expect(analyticsSources({ analytics })).toEqual(['https://stats.example.com']);
    expect(analyticsSources({ analytics: { beacon: { url: '/views' } } })).toEqual([]);
  });

  test.each([
    ['matomo:', '    url: https://a.example', [[2, 'analytics.matomo: ']]],
    ['beacon:', '    uri: https://a.example', [[3, 'analytics.beacon.uri: unknown key; "url" is missing']]],
    ['plausible:', '    domain: https://docs.example.com', [[3, 'analytics.plausible.domain: must be the site']]],
    ['googleAnalytics:', '    measurementId: G-ABC1234567', [[2, 'analytics.googleAnalytics: ']]],
    ...[
      'http://stats.example/views',
      '//stats.example/views',
      'https://user:secret@stats.example/views',
      'https://stats.example/views?key=secret',
      'https://stats.example/views#key',
      'views',
    ].map((url) => ['beacon:', `    url: ${url}`, [[3, 'analytics.beacon.url: must be an address']]]),
  ] as [string, string, [number, string][]][])('%s %s is told with its line', (service, setting, expected) => {
    expect(problemsWith(`analytics:\n  ${service}\n${setting}\n`)).toEqual(
      expect.arrayContaining(expected.map(([line, message]) => [line, expect.stringContaining(message)])),
    );
  });
});

describe('the script', () => {
  test('costs nothing when no service is configured', () => {
    expect(pageViewScript(undefined)).toBeUndefined();
    expect(pageViewScript({})).toBeUndefined();
  });

  test('is small, and holds only the services that are configured', () => {
    const script = pageViewScript({ beacon: { url: '/views' } });
    expect(script?.length).toBeLessThan(2500);
    expect(script).not.toMatch(/pageview'/);
  });
});
