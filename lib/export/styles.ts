import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../errors';
import { CLASS_NAME, moduleOf, splitRules } from './rules';

/** A CSS module that fewer pages use than this share goes into the second stylesheet. */
const COMMON_SHARE = 0.1;

/** A module of fewer letters is not worth a second request. */
const SMALL_MODULE = 500;

/** Next's folder of hashed files; addresses in a stylesheet are relative to it. */
const FOLDER = '_next/static/chunks';

const LINK = /<link rel="stylesheet" href="([^"]+\.css)" data-precedence="next"\/>/g;

/** Hints in a payload, as they stand there and as a script pushes them. */
const HINT_ROW = /:HL\[\\?"[^\]]*\](?:\n|\\n)/g;

const HINTS = new RegExp(`(?:${HINT_ROW.source}){2,}`, 'g');

const HINT = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;

const SCRIPT = /\/_next\/static\/chunks\/([^"\\/]+\.js)/g;

const NAMED = new RegExp(`[\\s"'\`=]${CLASS_NAME}`, 'g');

/**
 * Makes two stylesheets of all that the documents name: one that every document has, with what is global and the modules of
 * most pages, and one with the modules of few, which only documents that use one of them have. What nothing uses is left out.
 * What only a part of the program shows that is loaded later, with a stylesheet of its own, is left to that.
 * A module is taken as a whole and the order of the rules is kept within each stylesheet. The router loads the stylesheets
 * that a payload names, so the payloads are changed alike.
 * @param documents documents with the other files that name their stylesheets, relative to `dir`
 * @throws ProblemError when a document names no stylesheet.
 */
export function mergeStyles(dir: string, documents: readonly { file: string; alsoIn?: string }[]): void {
  const found = documents.map(({ file }) => read(readFileSync(path.join(dir, file), 'utf8')));
  const used = found.map(({ modules }) => modules);
  const addresses = [...new Set(found.flatMap(({ stylesheets }) => stylesheets))];
  if (addresses.length === 0) throw noStyles(documents[0]?.file ?? dir);
  const [, prefix = ''] = /^(.*\/)_next\//.exec(addresses[0] ?? '') ?? [];
  const fileOf = (address: string) => path.join(dir, address.slice(prefix.length));
  const rulesOf = new Map(addresses.map((address) => [address, splitRules(readFileSync(fileOf(address), 'utf8'))]));
  const rules = [...rulesOf.values()].flat();
  const scripts = readScripts(dir);
  const modulesOfScripts = new Map([...scripts].map(([name, text]) => [name, modulesIn(text)]));
  const inScripts = new Set([...modulesOfScripts.values()].flatMap((modules) => [...modules]));
  const parts = [...scripts.values()].flatMap((text) => text.match(PARTS) ?? []);
  const isNamed = (address: string) => [...scripts.values()].some((text) => text.includes(path.basename(address)));
  const scriptsOfDocuments = new Set(found.flatMap((document) => document.scripts));
  const brought = new Set(
    addresses.flatMap((address) => {
      const modules = new Set(rulesOf.get(address)?.map(moduleOf));
      return [...modules].filter((module) =>
        isBrought(module, path.basename(address), modulesOfScripts, parts, scriptsOfDocuments),
      );
    }),
  );
  const common = commonModules(rules, used, new Set([...inScripts].filter((module) => !brought.has(module))));
  const isUsed = (module: string) => used.some((modules) => modules.has(module));
  const write = (part: readonly string[]) => `${prefix}${FOLDER}/${writeStyles(path.join(dir, FOLDER), part.join(''))}`;
  const first = write(rules.filter((rule) => common.has(moduleOf(rule))));
  const rare = rules.filter((rule) => !common.has(moduleOf(rule)) && isUsed(moduleOf(rule)));
  const second = rare.length > 0 ? write(rare) : first;
  const rareModules = new Set(rare.map(moduleOf));
  documents.forEach(({ file, alsoIn }, index) => {
    const needsSecond = [...(used[index] ?? [])].some((module) => rareModules.has(module));
    const own = needsSecond ? [first, second] : [first];
    const change = (name: string, text: string) => writeFileSync(path.join(dir, name), rename(text, addresses, own));
    change(file, linkTo(readFileSync(path.join(dir, file), 'utf8'), own));
    if (alsoIn) change(alsoIn, readFileSync(path.join(dir, alsoIn), 'utf8'));
  });
  for (const address of addresses) {
    // A script that is loaded later asks for its stylesheets by name, and does not run without them. What all documents
    // have is left out.
    const isLater = (module: string) => rareModules.has(module) || (brought.has(module) && !common.has(module));
    const later = rulesOf.get(address)?.filter((rule) => isLater(moduleOf(rule))) ?? [];
    if (isNamed(address)) writeFileSync(fileOf(address), later.join(''));
    else rmSync(fileOf(address));
  }
}

/** Modules that go into the first stylesheet; the empty name stands for global rules. */
function commonModules(
  rules: readonly string[],
  used: readonly ReadonlySet<string>[],
  inScripts: ReadonlySet<string>,
): Set<string> {
  const modules = [...new Set(rules.map(moduleOf))];
  return new Set(
    modules.filter((module) => {
      const users = used.filter((one) => one.has(module)).length;
      // What no document shows but a script can show may be needed anywhere.
      const size = rules.reduce((sum, rule) => sum + (moduleOf(rule) === module ? rule.length : 0), 0);
      const isWorth = users >= used.length * COMMON_SHARE || (users > 0 && size < SMALL_MODULE);
      return module === '' || isWorth || (users === 0 && inScripts.has(module));
    }),
  );
}

/** What Next writes to load a part of the program: its stylesheets and scripts. */
const PARTS = /\["static\/chunks\/[^\]]*\.css"[^\]]*\]/g;

/**
 * Whether every script that names a class of a module is loaded later, together with the stylesheet that has the module:
 * then no document needs to have it before.
 */
function isBrought(
  module: string,
  stylesheet: string,
  scripts: ReadonlyMap<string, ReadonlySet<string>>,
  parts: readonly string[],
  inDocuments: ReadonlySet<string>,
): boolean {
  const users = [...scripts].filter(([, modules]) => modules.has(module)).map(([name]) => name);
  const isLater = (name: string) => parts.some((part) => part.includes(name) && part.includes(stylesheet));
  return module !== '' && users.length > 0 && users.every((name) => isLater(name) && !inDocuments.has(name));
}

/** What a document names. It is read twice rather than kept: all of them together need not fit into memory. */
function read(html: string) {
  return {
    modules: modulesIn(html),
    stylesheets: [...html.matchAll(LINK)].map(([, address = '']) => address),
    scripts: [...html.matchAll(SCRIPT)].map(([, name = '']) => name),
  };
}

/** Modules of which a class is named in a text. */
function modulesIn(text: string): Set<string> {
  return new Set([...text.matchAll(NAMED)].map(([, module = '']) => module));
}

/** The scripts by file name. */
function readScripts(dir: string): Map<string, string> {
  const folder = path.join(dir, FOLDER);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

function writeStyles(folder: string, text: string): string {
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`;
  writeFileSync(path.join(folder, name), text);
  return name;
}

/** The document with the given stylesheets in place of its own, and without hints on them: they stand beside the links. */
function linkTo(html: string, own: readonly string[]): string {
  let isFirst = true;
  return html.replace(HINT, '').replace(LINK, () => {
    if (!isFirst) return '';
    isFirst = false;
    return own.map((address) => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`).join('');
  });
}

/** A text in which the last stylesheet has the name of the last of `own` and the others that of the first: React knows a stylesheet by its address, however often it is named. A hint is given once. */
function rename(text: string, addresses: readonly string[], own: readonly string[]): string {
  const [first = ''] = own;
  const renamed = addresses.reduce(
    (changed, address, index) =>
      changed.replaceAll(address, index === addresses.length - 1 ? (own.at(-1) ?? first) : first),
    text,
  );
  return renamed.replace(HINTS, (hints) => [...new Set(hints.match(HINT_ROW))].join(''));
}

function noStyles(file: string): ProblemError {
  return new ProblemError([
    {
      file,
      message: 'Next wrote no stylesheet of the known shape',
      remedy: 'look at what this version of Next exports and teach lib/export/styles.ts the new shape',
    },
  ]);
}
