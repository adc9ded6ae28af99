import type { Problem } from '../errors';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Structured data, the payload, and Next's scripts until the starter runs them. */
const DATA = / type="(?:application\/(?:ld\+)?json|text\/plain)"/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ATTRIBUTE = /<[a-z][^>]*?\s(style|on[a-z]+)="/g;

/** Extracts inline scripts and styles from a document or drawing, except data blocks, which browsers don't run. */
export function inlinePartsOf(markup: string): { scripts: string[]; styles: string[] } {
  const scripts = [...markup.matchAll(SCRIPT)]
    .filter(([, attributes = '', text]) => text && !DATA.test(attributes))
    .map(([, , text = '']) => text);
  return { scripts, styles: [...markup.matchAll(STYLE)].map(([, text = '']) => text) };
}

/**
 * Finds everything in a document that the policy would block: unknown scripts, styles and inline handlers.
 * @param known the text of each allowed inline script (or `any`) and inline style
 */
export function findInlineProblems(
  file: string,
  html: string,
  known: { scripts: readonly string[] | 'any'; styles: readonly string[] },
): Problem[] {
  const { scripts, styles } = inlinePartsOf(html);
  const attributes = [...html.replace(SCRIPT, '').matchAll(ATTRIBUTE)].map(([, name = '']) => name);
  const problem = (what: string, found: string, remedy: string): Problem => ({
    file,
    message: `the Content-Security-Policy does not allow an ${what}: ${found.slice(0, 80)}`,
    remedy,
  });
  const { scripts: knownScripts, styles: knownStyles } = known;
  const unknown = knownScripts === 'any' ? [] : scripts.filter((text) => !knownScripts.includes(text));
  const script =
    'put it into a file, or if it is identical on every page, add it to OwnScripts in lib/export/exported.ts';
  return [
    ...unknown.map((text) => problem('inline script', text, script)),
    ...styles
      .filter((text) => !knownStyles.includes(text))
      .map((text) => problem('inline style', text, 'put it into a CSS module')),
    ...[...new Set(attributes)].map((name) =>
      problem('attribute', name, name === 'style' ? 'use a class from a CSS module' : 'add a listener in a component'),
    ),
  ];
}
