/** Part of a stylesheet, and the class prefixes it defines. The common part doesn't list any. */
export interface StylePart {
  css: string;
  modules: readonly string[];
}

/** The minimum size of a part in characters. A smaller one isn't worth its hash in the Content-Security-Policy. */
const SMALLEST = 1000;

/** The share of documents above which a module that they use is in the common part. */
const COMMON = 1 / 4;

/**
 * Class and animation names in a CSS module start with six characters unique to that module, as in `r5dOCq_title`. If
 * the first is a digit, an underscore precedes it: `_46DWmq_script`.
 */
const MODULE = /(?:\.|@keyframes )(_?[\w-]{6})_(?=[A-Za-z])/g;

/**
 * Divides a stylesheet into a common part, and a part for each group of CSS modules that the same few documents use.
 * Rules without a module are in the common part. So are modules that share a rule, because their order matters. If Next
 * changes how it names classes, everything is in the common part.
 */
export function divideStyles(css: string, documents: readonly string[]): StylePart[] {
  const rules = topLevelRules(css).map((rule) => ({ rule, modules: modulesOf(rule) }));
  const shared = new Set(rules.filter(({ modules }) => modules.length > 1).flatMap(({ modules }) => modules));
  const groups = new Map<string, StylePart & { modules: string[] }>();
  const used = documents.map(modulesUsedIn);
  for (const name of new Set(rules.flatMap(({ modules }) => modules))) {
    const users = used.map((modules) => modules.has(name));
    if (shared.has(name) || users.filter(Boolean).length > documents.length * COMMON) continue;
    const key = users.map(Number).join('');
    const modules = [...(groups.get(key)?.modules ?? []), name];
    groups.set(key, { css: cssOf(rules, (used) => modules.includes(used)), modules });
  }
  const parts = [...groups.values()].filter((part) => part.css.length >= SMALLEST);
  const separate = new Set(parts.flatMap(({ modules }) => modules));
  return [{ css: cssOf(rules, (used) => !separate.has(used)), modules: [] }, ...parts];
}

/** The rules in the selected modules, in order. A rule without a module has an empty name. */
function cssOf(rules: readonly { rule: string; modules: string[] }[], isMeant: (module: string) => boolean): string {
  return rules
    .filter(({ modules: [name = ''] }) => isMeant(name))
    .map(({ rule }) => rule)
    .join('');
}

/** The prefixes of the CSS modules in a rule. */
function modulesOf(rule: string): string[] {
  return [...new Set([...rule.matchAll(MODULE)].map(([, prefix = '']) => prefix))];
}

/** The prefixes of the CSS modules whose classes a document uses. Others that look like them do no harm. */
export function modulesUsedIn(html: string): ReadonlySet<string> {
  return new Set(html.match(/(?<=[" ])_?[\w-]{6}(?=_[A-Za-z])/g));
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
  return [...rules, css.slice(start)];
}
