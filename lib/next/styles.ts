// What is known of the stylesheets that Next writes, and of the names of classes in them.

/** A class of a CSS module, such as `_3bXzXG_line`: a hash of six characters, after "_" where it would begin with a digit, "_", and the name. */
const CLASS_NAME = '(_[\\w-]{6}|[\\w-]{6})_[a-zA-Z]';

/** Where a document, payload or script may name a class: `class="…"`, `"className":"…"`. */
const NAMED_IN_TEXT = new RegExp(`[\\s"'\`=]${CLASS_NAME}`, 'g');

/** The CSS modules of which a text names a class, each as the hash before its class names. */
export function modulesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(NAMED_IN_TEXT), ([, module = '']) => module));
}

/**
 * In a script, the files of a part of the program that is loaded later:
 * `["static/chunks/a.css","static/chunks/b.js"]`.
 */
export const LATER_PART = /\["static\/chunks\/[^\]]*\.css"[^\]]*\]/g;

const NAMED = new RegExp(`(?:\\.|@keyframes )${CLASS_NAME}`, 'g');

/** The CSS module that a rule belongs to, as the hash before its class names; empty for a rule that is global or of several modules. */
export function moduleOf(rule: string): string {
  const name = modules.get(rule) ?? findModule(rule);
  modules.set(rule, name);
  return name;
}

const modules = new Map<string, string>();

function findModule(rule: string): string {
  const named = [...rule.matchAll(NAMED)].map(([, module = '']) => module);
  const [only = '', ...others] = new Set(named);
  return others.length === 0 ? only : '';
}
