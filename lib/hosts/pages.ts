import { headersByPattern } from './headers';
import { htmlPagesOf, LIMITS, movesOf, redirectsBesides, type WriteHost } from './host';
import type { HostRules } from './rules';

/*
 * Cloudflare Pages and Netlify, which read `_redirects` and `_headers` from the export and don't serve them.
 */

/** Cloudflare. It removes `index.html` from addresses without a rule. */
export const cloudflare: WriteHost = (rules, folders) => {
  const { redirects, patterns, line: longest } = LIMITS.cloudflare;
  const used = folders.slice(0, patterns);
  const lines = [
    // Requested without the ending, because Cloudflare would redirect to remove it.
    ...htmlPagesOf(rules).map((page) => `${page} ${page.slice(0, -'.html'.length)} 200`),
    ...redirectsBesides(used, rules).map(([from, to]) => `${from} ${to} 301`),
  ];
  const fitting = lines.filter(({ length }) => length <= longest).slice(0, redirects);
  const dynamic = used.map((folder) => `${folder}:page.html ${folder}:page/ 301`);
  return {
    files: { _redirects: linesOf(...fitting, ...dynamic), _headers: headersFile(rules, (name) => `! ${name}`) },
    leftOut: lines.length - fitting.length,
  };
};

/**
 * Netlify. The "!" after 301 makes a rule apply even if there is a document. A rule matches its address with and
 * without a final slash, so a rule that adds one would redirect to itself forever. Netlify also finds pages without
 * their ending. Therefore, only old addresses have rules, and one rule covers both forms.
 */
export const netlify: WriteHost = (rules) => {
  const hasSlashForm = (from: string) => !from.endsWith('/') && Object.hasOwn(rules.redirects, `${from}/`);
  const lines = movesOf(rules)
    .filter(([from]) => !hasSlashForm(from))
    .map(([from, to]) => `${from} ${to} 301!`);
  return { files: { _redirects: linesOf(...lines), _headers: headersFile(rules) } };
};

/** @param replacing a line that removes a header set for all paths, on hosts that would otherwise send both */
function headersFile(rules: HostRules, replacing?: (name: string) => string): string {
  const blocks = headersByPattern(rules).map(([pattern, headers], index) => [
    pattern,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(replacing && index > 0 ? [`  ${replacing(name)}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  return linesOf(...blocks.flat());
}

const linesOf = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
