import { createHash } from 'node:crypto';
import { unknownShape } from '../../next/contract';
import { CHUNK, STYLESHEET, STYLESHEET_HINT } from '../../next/document';
import { STYLESHEET_ROW } from '../../next/payload';
import { LATER_PART, moduleOf, modulesIn } from '../../next/styles';
import { isWhole, mapPages, type Context, type Exported, type ExportedPage } from '../exported';

/** A CSS module that fewer pages use than this share goes into the second stylesheet. */
const COMMON_SHARE = 0.2;

/** A module of fewer letters is not worth a second request. */
const SMALL_MODULE = 500;

/** A module of no more pages than this would weigh on all others that need the second stylesheet. */
const FEW_PAGES = 2;

/** Puts the base path in front of the addresses in stylesheets: Next leaves those of public files alone. */
export function prefixStyles(exported: Exported, { basePath }: Pick<Context, 'basePath'>): Exported {
  if (basePath === '') return exported;
  const prefixed = (css: string) => css.replace(/url\((["']?)\/(?![/_])/g, `url($1${basePath}/`);
  return { ...exported, styles: new Map([...exported.styles].map(([name, css]) => [name, prefixed(css)])) };
}

/**
 * Makes two stylesheets of all that the documents name: one that every document has, with what is global and the modules of
 * most pages, and one with the modules of few, which only documents that use one of them have. A document with a module of one or
 * two pages has a second stylesheet of its own, with what it uses. What nothing uses is left out.
 * What only a part of the program shows that is loaded later, with a stylesheet of its own, is left to that.
 * Without it a click at once takes 1.12 times the bytes (`bench/tricks.md`).
 * A module is taken as a whole and the order of the rules is kept within each stylesheet. The router loads the stylesheets
 * that a payload names, so the payloads are changed alike.
 * @throws ProblemError when a document names no stylesheet.
 */
export function mergeStyles(exported: Exported): Exported {
  const found = new Map(exported.pages.filter(isWhole).map((page) => [page.address, read(page)]));
  const used = [...found.values()].map(({ modules }) => modules);
  const names = [...new Set([...found.values()].flatMap(({ stylesheets }) => stylesheets))];
  const rulesOf = new Map(names.map((name) => [name, splitRules(exported.styles.get(name) ?? '')]));
  const rules = [...rulesOf.values()].flat();
  const scripts = new Map([...exported.scripts].map(([name, text]) => [name, modulesIn(text)]));
  const brought = modulesOfLaterParts(
    exported,
    rulesOf,
    scripts,
    new Set([...found.values()].flatMap((one) => one.scripts)),
  );
  const isUsed = (module: string) => used.some((modules) => modules.has(module));
  // A script of which no document shows anything belongs to what this content does without, such as exercises.
  const shown = new Set(
    [...scripts.values()]
      .filter((modules) => [...modules].some(isUsed))
      .flatMap((modules) => [...modules])
      .filter((module) => !brought.has(module)),
  );
  const common = commonModules(rules, used, shown);
  const first = stylesheetOf(rules.filter((rule) => common.has(moduleOf(rule))));
  const rare = rules.filter((rule) => !common.has(moduleOf(rule)) && isUsed(moduleOf(rule)));
  const rareModules = new Set(rare.map(moduleOf));
  const isOfFew = (module: string) => used.filter((modules) => modules.has(module)).length <= FEW_PAGES;
  const ofFew = new Set([...rareModules].filter(isOfFew));
  const second = stylesheetOf(rare.filter((rule) => !ofFew.has(moduleOf(rule))));
  const secondOf = (modules: ReadonlySet<string>) => {
    if (![...modules].some((module) => rareModules.has(module))) return undefined;
    return [...modules].some((module) => ofFew.has(module))
      ? stylesheetOf(rare.filter((rule) => modules.has(moduleOf(rule))))
      : second;
  };
  const seconds = new Map([...found].map(([address, { modules }]) => [address, secondOf(modules)]));
  const styles = new Map([...exported.styles, first, ...[...seconds.values()].filter((one) => one !== undefined)]);
  for (const [name, own] of rulesOf) {
    // A script that is loaded later asks for its stylesheets by name, and does not run without them. What all documents
    // have is left out.
    const isLater = (module: string) => rareModules.has(module) || (brought.has(module) && !common.has(module));
    const isNamed = [...exported.scripts.values()].some((text) => text.includes(name));
    if (isNamed) styles.set(name, own.filter((rule) => isLater(moduleOf(rule))).join(''));
    else styles.delete(name);
  }
  const merged = mapPages(exported, (page) => {
    if (!found.has(page.address)) return page;
    const own = seconds.get(page.address);
    return withStylesheets(page, names, own ? [first[0], own[0]] : [first[0]]);
  });
  return { ...merged, styles };
}

/** Modules that go into the first stylesheet; the empty name stands for global rules. */
function commonModules(
  rules: readonly string[],
  used: readonly ReadonlySet<string>[],
  shown: ReadonlySet<string>,
): Set<string> {
  const modules = [...new Set(rules.map(moduleOf))];
  return new Set(
    modules.filter((module) => {
      const users = used.filter((one) => one.has(module)).length;
      const size = rules.reduce((sum, rule) => sum + (moduleOf(rule) === module ? rule.length : 0), 0);
      const isWorth = users >= used.length * COMMON_SHARE || (users > 0 && size < SMALL_MODULE);
      // What no document shows but a script of theirs can show may be needed anywhere.
      return module === '' || isWorth || (users === 0 && shown.has(module));
    }),
  );
}

/**
 * Modules of which every script that names a class is loaded later, together with the stylesheet that has the module: then
 * no document needs to have it before.
 */
function modulesOfLaterParts(
  { scripts }: Exported,
  rulesOf: ReadonlyMap<string, readonly string[]>,
  modulesOf: ReadonlyMap<string, ReadonlySet<string>>,
  inDocuments: ReadonlySet<string>,
): Set<string> {
  const parts = [...scripts.values()].flatMap((text) => text.match(LATER_PART) ?? []);
  const brought = new Set<string>();
  for (const [stylesheet, rules] of rulesOf) {
    for (const name of new Set(rules.map(moduleOf))) {
      const users = [...modulesOf].filter(([, modules]) => modules.has(name)).map(([script]) => script);
      const isLater = (script: string) => parts.some((part) => part.includes(script) && part.includes(stylesheet));
      if (name && users.length > 0 && users.every((script) => isLater(script) && !inDocuments.has(script)))
        brought.add(name);
    }
  }
  return brought;
}

/** What a document names. */
function read({ address, html }: ExportedPage) {
  const stylesheets = Array.from(html.matchAll(STYLESHEET), ([, , name = '']) => name);
  if (stylesheets.length === 0) throw unknownShape(address, 'no stylesheet of the known shape');
  return { modules: modulesIn(html), stylesheets, scripts: Array.from(html.matchAll(CHUNK), ([, name = '']) => name) };
}

/** A stylesheet with the name of its content. */
function stylesheetOf(rules: readonly string[]): [name: string, css: string] {
  const css = rules.join('');
  return [`${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`, css];
}

/**
 * The page with the given stylesheets in place of its own, and without hints on them in the document, where they stand
 * beside the links. React knows a stylesheet by its address, however often it is named, so in payloads the last of `names`
 * becomes the last of `own` and the others the first. A hint is given once.
 */
function withStylesheets(page: ExportedPage, names: readonly string[], own: readonly string[]): ExportedPage {
  const [first = ''] = own;
  const nameOf = (name: string) => (name === names.at(-1) ? (own.at(-1) ?? first) : first);
  const rename = (text: string) => names.reduce((changed, name) => changed.replaceAll(name, nameOf(name)), text);
  const inPayload = (text: string | undefined) => {
    const given = new Set<string>();
    return text && rename(text).replace(STYLESHEET_ROW, (row) => (given.has(row) ? '' : (given.add(row), row)));
  };
  let isFirst = true;
  const html = page.html.replace(STYLESHEET_HINT, '').replace(STYLESHEET, (link, folder: string, name: string) => {
    if (!isFirst) return '';
    isFirst = false;
    return own.map((one) => link.replace(folder + name, folder + one)).join('');
  });
  return { ...page, html: rename(html), payload: inPayload(page.payload), prefetch: inPayload(page.prefetch) };
}

/** Splits a stylesheet at its outermost rules; comments before a rule stay with it. Text in quotes may hold braces. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  // Quoted text and comments are one token each, so that what is in them does not count.
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|[{};]/g)) {
    if (token === '{') depth++;
    else if (token === '}') depth--;
    if (depth === 0 && (token === '}' || token === ';')) {
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  const rest = css.slice(start);
  // A comment at the end names the source map, which is not published.
  return rest.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '' ? rules : [...rules, rest];
}
