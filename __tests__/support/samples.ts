import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import everydayMarkdown from '../../lib/content/mdx/everyday.mjs';

/** The code blocks of a text that isn't compiled, with what follows the language of each. */
export function samplesIn(text: string): { language: string; meta: string; code: string }[] {
  const found: ReturnType<typeof samplesIn> = [];
  const tree = unified().use(remarkParse).use(remarkMdx).use(everydayMarkdown).parse(text);
  visit(
    tree,
    'code',
    ({ lang, meta, value }) => void found.push({ language: lang ?? '', meta: meta ?? '', code: value }),
  );
  return found;
}
