import { CLASSES, expectMarkup, MODULE_CLASS, MODULE_RULE, STYLESHEET, unknownMarkup } from '../next/document';
import type { ExportedPage } from './files';

/** Stylesheets by file name. */
type Sheets<Sheet> = ReadonlyMap<string, Sheet>;

/** Part of a stylesheet, for documents that use any of its CSS modules. */
export interface StylePart {
  css: string;
  modules: readonly string[];
}

/** The modules that become a part, the length of their rules, and which documents use them. */
interface Group extends Pick<StylePart, 'modules'> {
  size: number;
  users: readonly boolean[];
}

/**
 * The most parts of a stylesheet. Each has a hash in the Content-Security-Policy, whose length hosts limit: this site's
 * has 1,547 characters, and CloudFront takes 1,783. With 12 parts, the home page would be 3 % larger.
 */
const MOST_PARTS = 18;

/** Stands for rules that all documents need, instead of the name of a module. */
const COMMON = '';

/**
 * Replaces the addresses of public files in stylesheets.
 * @param publish gets a file's path below the public folder, and returns its address on the site
 */
export function addressStyles(sheets: Sheets<string>, publish: (file: string) => string): Sheets<string> {
  const replaced = (css: string) =>
    css.replace(/(?<=url\(["']?)\/(?![/_])[^"')]+/g, (address) => publish(address.slice(1)));
  return new Map([...sheets].map(([name, css]) => [name, replaced(css)]));
}

/**
 * Divides stylesheets into parts, so that documents contain few rules of CSS modules that they don't use. Rules that
 * don't belong to a module are in all documents. So are modules that share a rule, because their order matters.
 */
export function divideStyles(sheets: Sheets<string>, pages: readonly Pick<ExportedPage, 'html'>[]) {
  const used = pages.map(({ html }) => modulesUsedIn(html));
  return new Map([...sheets].map(([name, css]) => [name, divide(css, used)]));
}

function divide(css: string, used: readonly ReadonlySet<string>[]): StylePart[] {
  const found = topLevelRules(css).map((rule) => ({ rule, modules: modulesIn(rule) }));
  const shared = new Set(found.flatMap(({ modules }) => (modules.length > 1 ? modules : [])));
  const rules = found.map(({ rule, modules: [name = COMMON] }) => ({ rule, module: shared.has(name) ? COMMON : name }));
  const cssOf = (modules: readonly string[]) =>
    rules.flatMap(({ rule, module }) => (modules.includes(module) ? rule : [])).join('');
  let groups = [...new Set([COMMON, ...rules.map(({ module }) => module)])]
    .map((name): Group => ({
      modules: [name],
      size: cssOf([name]).length,
      users: used.map((names) => names.has(name)),
    }))
    .filter(({ size, users }) => size > 0 && users.includes(true));
  for (let next = mergeTwo(groups); next; next = mergeTwo(groups)) groups = next;
  return groups.map(({ modules }) => ({ modules, css: cssOf(modules) }));
}

/**
 * Merges the two groups for which the documents' unused rules grow least, if they don't grow, or if there are too many
 * groups.
 */
function mergeTwo(groups: readonly Group[]): Group[] | undefined {
  const pairs = groups.flatMap((one, index) =>
    groups.slice(index + 1).map((other) => ({ one, other, growth: unused(one, other) + unused(other, one) })),
  );
  const [best] = pairs.sort((pair, next) => pair.growth - next.growth);
  if (!best || (best.growth > 0 && groups.length <= MOST_PARTS)) return undefined;
  const { one, other } = best;
  const merged: Group = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    users: one.users.map((uses, index) => uses || other.users[index] === true),
  };
  return groups.flatMap((group) => (group === one ? merged : group === other ? [] : group));
}

/** The total length of a group's rules in the documents that use only the other group. */
function unused({ size, users }: Group, other: Group): number {
  return size * other.users.filter((uses, index) => uses && !users[index]).length;
}

/** The prefixes of the CSS modules in a rule. */
function modulesIn(rule: string): string[] {
  return [...new Set(rule.match(MODULE_RULE))];
}

/** The prefixes of the CSS modules whose classes a document uses. */
function modulesUsedIn(html: string): ReadonlySet<string> {
  const classes = new Set(Array.from(html.matchAll(CLASSES), ([, names = '']) => names));
  return new Set([COMMON, ...[...classes].flatMap((names) => names.match(MODULE_CLASS) ?? [])]);
}

/** Splits a minified stylesheet into its top-level rules. */
function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|[{};]/g)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign !== ';') continue;
    if (depth > 0 || sign === '{') continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/**
 * Puts stylesheet rules into a document. Otherwise, the first paint would wait for a stylesheet, and take 1.4 times as
 * long on a slow connection (`bench/tricks.md`). The document gets the parts whose classes it uses.
 * @throws ProblemError if the document links to a stylesheet that isn't in the export, or in an unknown way
 */
export function inlineStyles(address: string, html: string, sheets: Sheets<StylePart[]>): string {
  expectMarkup(address, {
    stylesheets: html.search(STYLESHEET) >= 0,
    'no other stylesheets': !/<link [^>]*rel="stylesheet"/.test(html.replace(STYLESHEET, '')),
  });
  const used = modulesUsedIn(html);
  return html.replace(STYLESHEET, (_link, name: string) => {
    const parts = sheets.get(name);
    if (parts === undefined) throw unknownMarkup(address, `a link to a missing stylesheet, ${name}`);
    const needed = parts.filter(({ modules }) => modules.some((name) => used.has(name)));
    return needed.map(({ css }) => `<style>${css}</style>`).join('');
  });
}
