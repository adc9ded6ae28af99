import { createHash } from 'node:crypto';
import { contentSecurityPolicy, withPolicy } from '../../../lib/hosts/policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const playgrounds = ['https://api.example', 'https://login.example:8443'];
const options = { inlineScripts: ['early()', 'starter()'], inlineStyles: ['text{fill:red}'] };

test('scripts come from the site, or are one of the known texts', () => {
  const { 'script-src': sources } = directives(contentSecurityPolicy(options));
  expect(sources?.sort()).toEqual(["'self'", "'wasm-unsafe-eval'", hashOf('early()'), hashOf('starter()')].sort());
});

test('nothing that is not named is loaded, and nothing is unsafe', () => {
  const policy = contentSecurityPolicy({ ...options, playgrounds });
  expect(directives(policy)['default-src']).toEqual(["'none'"]);
  // Pictures from the page's own memory aside, see below.
  expect(policy.replace("img-src 'self' blob:", '')).not.toMatch(
    /'unsafe-|\*(?![\s;]|$)|data:|blob:|(?<!:\/\/localhost|127\.0\.0\.1):\*/,
  );
  for (const name of ['base-uri', 'frame-ancestors']) expect(directives(policy)[name]).toEqual(["'none'"]);
});

test('a site with a playground connects to its servers and to the reader’s own machine, and shows pictures they send', () => {
  const { 'connect-src': connect, 'img-src': image } = directives(contentSecurityPolicy({ ...options, playgrounds }));
  expect(connect).toEqual(["'self'", ...playgrounds, 'http://localhost:*', 'http://127.0.0.1:*']);
  expect(image).toEqual(["'self'", 'blob:']);
});

test('a site without one allows none of that', () => {
  const { 'connect-src': connect, 'img-src': image } = directives(contentSecurityPolicy(options));
  expect([connect, image]).toEqual([["'self'"], ["'self'"]]);
});

test('pages report to the analytics that the identity names, and load nothing from there', () => {
  const found = directives(contentSecurityPolicy({ ...options, analytics: ['https://b.example'] }));
  const { 'connect-src': connect, ...others } = directives(contentSecurityPolicy(options));
  expect(found).toEqual({ ...others, 'connect-src': [...(connect ?? []), 'https://b.example'] });
});

test('a meta element carries all of it but what only a header can say', () => {
  const header = directives(contentSecurityPolicy(options));
  const html = withPolicy('<!DOCTYPE html><html><head><meta charSet="utf-8"/>', '/', contentSecurityPolicy(options));
  const meta = directives(/ content="([^"]+)"/.exec(html)?.[1] ?? '');
  expect(Object.keys(header).filter((name) => !(name in meta))).toEqual(['frame-ancestors']);
  expect({ ...meta, 'frame-ancestors': header['frame-ancestors'] }).toEqual(header);
});
