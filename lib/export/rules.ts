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

/** The name of a CSS module's class: a hash of six characters, after "_" where it would begin with a digit, "_", and the name. */
export const CLASS_NAME = '(_[\\w-]{6}|[\\w-]{6})_[a-zA-Z]';

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
