import { bareOf } from '../routes/address';
import type { HostRules } from './rules';

/**
 * Writes a CloudFront Function for viewer requests in front of S3, which supports neither index documents nor the
 * site's redirects. A function is too small for all redirects. Alternative spellings of addresses follow rules, so it
 * lists only old addresses and pages that end in `.html`. An unknown address is redirected to its canonical form before
 * it becomes a 404.
 */
export function cloudfrontFiles(rules: HostRules) {
  const { base, redirects, headers, policy, playgrounds, playgroundPolicy } = rules;
  const pages = new Set(Object.values(redirects));
  const html = [...pages].filter((page) => page.endsWith('.html')).map(bareOf);
  const moved = Object.fromEntries(
    Object.entries(redirects)
      .map(([from, to]) => [bareOf(from), to] as const)
      .filter(([from, to]) => from !== bareOf(to)),
  );
  const source = `// Made by "npm run build". CloudFront Function (cloudfront-js-2.0) for viewer requests.
var html = ${JSON.stringify(Object.fromEntries(html.map((bare) => [bare, 1])))};
var moved = ${JSON.stringify(moved)};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var bare = uri.replace(/\\/index\\.html$/, '/').replace(/(\\/|\\.html)$/, '');
  var has = function (table) { return Object.prototype.hasOwnProperty.call(table, bare); };
  var isPage = bare + '/' === ${JSON.stringify(base)} || !/\\.[a-z0-9_]+$/i.test(bare);
  if (!isPage || /\\/\\/|\\\\|%5c|%2f/i.test(uri) || uri === ${JSON.stringify(`${base}404.html`)}) return request;
  var to = has(moved) ? moved[bare] : has(html) ? bare + '.html' : bare + '/';
  if (uri !== to) return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to + query(request.querystring) } } };
  if (uri.charAt(uri.length - 1) === '/') request.uri = uri + 'index.html';
  return request;
}
function query(parameters) {
  var pairs = [];
  Object.keys(parameters).forEach(function (name) {
    var parameter = parameters[name];
    (parameter.multiValue || [parameter]).forEach(function (one) { pairs.push(one.value === '' ? name : name + '=' + one.value); });
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}
`;
  const named = (list: Readonly<Record<string, string>>) =>
    Object.entries(list).map(([name, value]) => ({ Header: name, Value: value, Override: true }));
  // A response headers policy belongs to a cache behavior, so there is one for all pages and one for those with a
  // playground.
  const policies = {
    everything: named({ ...headers, 'Content-Security-Policy': policy }),
    ...(playgrounds.length > 0 && {
      playgrounds: { paths: playgrounds, headers: named({ ...headers, 'Content-Security-Policy': playgroundPolicy }) },
    }),
  };
  return { 'function.js': source, 'headers.json': `${JSON.stringify(policies, null, 1)}\n` };
}
