/** A part of a stylesheet, with the prefixes of the classes it defines; none for the part every document needs. */
export interface StylePart {
  css: string;
  modules: readonly string[];
}

/** Parts with fewer characters aren't worth a hash in the Content-Security-Policy, which every response carries. */
const SMALLEST = 1000;

/** A module that more than this share of the documents use belongs to the part for all. */
const COMMON = 1 / 4;

/** The classes and animations of a CSS module begin with six characters that only this module has, such as `r5dOCq_title`. */
const MODULE = /(?:\.|@keyframes )([\w-]{6})_(?=[A-Za-z])/g;

/**
 * Divides a stylesheet: the rules all documents need, and one part for each group of CSS modules that the same few documents use.
 * Rules without a module are for all, and so are modules that share a rule: their order decides which of them applies. If Next
 * names classes in another way, everything is for all.
 */
export function divideStyles(css: string, documents: readonly string[]): StylePart[] {
  const rules = topLevelRules(css).map((rule) => ({ rule, modules: modulesOf(rule) }));
  const shared = new Set(rules.filter(({ modules }) => modules.length > 1).flatMap(({ modules }) => modules));
  const groups = new Map<string, StylePart & { modules: string[] }>();
  for (const name of new Set(rules.flatMap(({ modules }) => modules))) {
    const users = documents.map((html) => usesPart(html, [name]));
    if (shared.has(name) || users.filter(Boolean).length > documents.length * COMMON) continue;
    const key = users.map(Number).join('');
    const modules = [...(groups.get(key)?.modules ?? []), name];
    groups.set(key, { css: cssOf(rules, (used) => modules.includes(used)), modules });
  }
  const parts = [...groups.values()].filter((part) => part.css.length >= SMALLEST);
  const separate = new Set(parts.flatMap(({ modules }) => modules));
  return [{ css: cssOf(rules, (used) => !separate.has(used)), modules: [] }, ...parts];
}

/** The rules of the modules that `isMeant` says, in their order. A rule without a module has the name ``. */
function cssOf(rules: readonly { rule: string; modules: string[] }[], isMeant: (module: string) => boolean): string {
  return rules
    .filter(({ modules: [name = ''] }) => isMeant(name))
    .map(({ rule }) => rule)
    .join('');
}

/** The prefixes of the CSS modules that a rule names. */
function modulesOf(rule: string): string[] {
  return [...new Set([...rule.matchAll(MODULE)].map(([, prefix = '']) => prefix))];
}

/** Whether a document needs the part of some modules. */
export function usesPart(html: string, modules: readonly string[]): boolean {
  return modules.length === 0 || modules.some((module) => html.includes(`${module}_`));
}

/** The rules of a minified stylesheet, with everything between them. */
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
