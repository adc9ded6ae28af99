import type { Problem } from '../errors';
import { nearest } from '../reading/nearest';
import { positionAt } from '../reading/text';
import { showSigns } from '../reading/tokens';

/** Keys between lines that aren't both exactly `---`. */
export const MISTYPED =
  /^(?:\s*(?:[-–—]{2,}|—|\+{3})[ \t]*\n)?[ \t]*[A-Za-z]\w* *[:=].*\n(?:.*\S.*\n)*?[ \t]*(?:[-–—]{2,}|—|\+{3})[ \t]*(?:\n|$)/;

/** Describes the lines around frontmatter that isn't recognized. `mistyped` is what matches {@link MISTYPED}. */
export function describeFence(text: string, mistyped: string): Omit<Problem, 'file'> {
  if (mistyped.startsWith('+++'))
    return { line: 1, message: 'the frontmatter is TOML', remedy: 'write --- instead of +++, and "key: value" lines' };
  const lines = mistyped.trimEnd().split('\n');
  const line = lines[0] === '---' ? lines.length : 1;
  if (mistyped)
    return {
      line,
      message: `line ${line} is not exactly "---"`,
      remedy: 'write --- there, with nothing before or after it',
    };
  return text.startsWith('---')
    ? { line, message: 'the frontmatter is never closed', remedy: 'write --- alone on the line below the last key' }
    : { line, message: 'the page has no frontmatter', remedy: 'write at the top: ---, title: The page title, ---' };
}

/** Reports titles and descriptions that YAML cuts, because it reads what follows " #" as a comment. */
export function cutTexts(yaml: string, file: string): Problem[] {
  const found = yaml.matchAll(/^(title|description):[ \t]+(?![ \t"'>|])((?:.*[ \t])?#.*)$/gm);
  return [...found].map(({ 1: key, 2: text = '', index }) => ({
    file,
    line: positionAt(yaml, index).line + 1,
    message: `the ${key} ends before "#", because YAML reads the rest as a comment`,
    remedy: `write ${key}: ${JSON.stringify(showSigns(text.trim()))}`,
  }));
}

/** Other systems' keys, with their equivalents. The first one of a page counts. */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  ...{ slug: 'permalink', id: 'permalink' },
  ...{ summary: 'description', excerpt: 'description', desc: 'description' },
  ...{ aliases: 'redirectFrom', redirect_from: 'redirectFrom' },
  ...{ date: 'published', tags: 'keywords', toc: 'sidebarDepth' },
};

/** Other systems' keys for what `navigation.yml` sets. */
const NAVIGATION_KEYS = 'menu menus nav_order nav_title order parent sidebar_label sidebar_position weight'.split(' ');

/** Other systems' keys that have no equivalent. */
const FOREIGN_KEYS = new Set(
  `aside author authors build cascade categories category custom_edit_url editLink editUrl footer full head
  hide_table_of_contents hide_title icon image index isCJKLanguage lang last_update lastmod linkTitle lastUpdated navbar
  next next_page outline outputs pageClass pagination_label pagination_next pagination_prev params prev resources search
  sidebar sidebar_class_name tableOfContents tags template toc toc_max_heading_level toc_min_heading_level
  translationKey type`
    .toLowerCase()
    .split(/\s+/)
    .concat(NAVIGATION_KEYS),
);

/** Whether a key is another system's, so that it can be removed. Hugo's may have capitals. */
export function isForeign(key: string): boolean {
  return FOREIGN_KEYS.has(key.toLowerCase());
}

/** How to fix a frontmatter key, such as `meta.0.name`. `known` are all keys at the top. */
export function frontmatterRemedy(key: string, known: readonly string[]): string {
  const [top = ''] = key.split('.');
  if (NAVIGATION_KEYS.includes(key)) return 'remove it: navigation.yml sets the order and the labels';
  if (isForeign(key) && !EQUIVALENTS[key]) return 'remove it: this site does not use it';
  const near = known.includes(top) ? undefined : (EQUIVALENTS[key] ?? nearest(key, known));
  if (!near && !known.includes(top)) return 'remove it, or use a key from "Frontmatter" in docs/writing.md';
  return `${near ? `did you mean "${near}"? ${EQUIVALENTS[key] ? 'Otherwise, remove it; see' : 'See'}` : 'see'} "Frontmatter" in docs/writing.md`;
}
