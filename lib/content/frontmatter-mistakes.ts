import type { Problem } from '../errors';
import { nearest } from '../script/nearest';
import { showSigns } from '../reading/tokens';

/** Keys between lines that aren't both exactly `---`. */
export const MISTYPED =
  /^(?:\s*(?:[-–—]{2,}|—|\+{3})[ \t]*\n)?[ \t]*[A-Za-z]\w* *[:=].*\n(?:.*\S.*\n)*?[ \t]*(?:[-–—]{2,}|—|\+{3})[ \t]*(?:\n|$)/;

/** Describes the lines around frontmatter that isn't recognized. `mistyped` is what matches {@link MISTYPED}. */
export function describeFence(text: string, mistyped: string): Omit<Problem, 'file'> {
  const [first, ...others] = mistyped.trimEnd().split('\n');
  const found = (message: string, remedy: string, line = 1) => ({ line, message, remedy });
  if (first === '---')
    return found(`"${others.at(-1)}" does not close the frontmatter`, 'write exactly --- there', others.length + 1);
  if (mistyped) return found('the first line is not exactly "---"', 'write --- there, with nothing before or after it');
  return text.startsWith('---')
    ? found('the frontmatter is never closed', 'write --- alone on the line below the last key')
    : found('the page has no frontmatter', 'write three lines at the top: ---, title: The page title, ---');
}

/** Reports titles and descriptions that YAML cuts, because it reads what follows " #" as a comment. */
export function cutTexts(yaml: string, file: string): Problem[] {
  const found = yaml.matchAll(/^(title|description):[ \t]+(?![ \t"'>|])((?:.*[ \t])?#.*)$/gm);
  return [...found].map(({ 1: key, 2: text = '', index }) => ({
    file,
    line: yaml.slice(0, index).split('\n').length + 1,
    message: `the ${key} ends before "#", because YAML reads the rest as a comment`,
    remedy: `write ${key}: ${JSON.stringify(showSigns(text.trim()))}`,
  }));
}

/** An example for each key that writers often get wrong. */
const EXAMPLES: Readonly<Record<string, string>> = {
  actionLink: '/guides/',
  draft: 'true',
  keywords: '[refill, renew]',
  meta: '[{ name: robots, content: noindex }]',
  permalink: '/guides/sms/',
  published: '2026-11',
  redirectFrom: '[/guides/text-messages/]',
  secondaryLink: '/faq/',
  sidebarDepth: '2',
  title: 'Test an IVR by phone',
};

/** Other systems' keys, with their equivalents. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  aliases: 'redirectFrom',
  date: 'published',
  desc: 'description',
  id: 'permalink',
  redirect_from: 'redirectFrom',
  slug: 'permalink',
  summary: 'description',
  tags: 'keywords',
  toc: 'sidebarDepth',
};

/**
 * Describes what is wrong with a key.
 * @param keys the path to it
 * @param message why its value is rejected; `undefined` for an unknown key
 * @param missing names the keys missing next to an unknown one, for the end of the message
 * @param known all keys
 */
export function describeKey(
  keys: PropertyKey[],
  message: string | undefined,
  missing: string,
  known: readonly string[],
): Pick<Problem, 'message' | 'remedy'> {
  const key = keys.join('.');
  const top = String(keys[0]);
  const section = '"Frontmatter" in docs/writing.md';
  const example = EXAMPLES[top] ? `for example, write ${top}: ${EXAMPLES[top]}` : `see ${section}`;
  if (message !== undefined) return { message: `frontmatter key "${key}": ${message}`, remedy: example };
  const near = EQUIVALENTS[key] ?? nearest(key, known);
  const remedy = `${near ? `did you mean "${near}"? The` : 'remove it; the'} keys are in ${section}`;
  return { message: `unknown frontmatter key "${key}"${missing}`, remedy: keys.length > 1 ? example : remedy };
}
