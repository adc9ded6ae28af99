import { parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5';
import { isTextElement } from './text-elements';

/**
 * Whether a piece of HTML is text: what `inner-html.ts` writes, and nothing that could run
 * anything or load more than the site's own images. The browser shows no other; it decides by the same lists, and shows
 * what it has parsed, written anew. So a piece that would be another one then is none, such as `<pre>` with an empty first line.
 */
export function isTextHtml(html: string): boolean {
  const content = parseFragment(html);
  const written = serialize(content);
  return isText(content) && serialize(parseFragment(written)) === written;
}

function isText({ childNodes }: DefaultTreeAdapterMap['parentNode']): boolean {
  return childNodes.every(
    (node) => node.nodeName === '#text' || ('attrs' in node && isTextElement(node.tagName, node.attrs) && isText(node)),
  );
}
