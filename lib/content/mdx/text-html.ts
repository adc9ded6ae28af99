/** Elements of text, with attributes that run nothing and load nothing but the site's own images. */
const TAG = new RegExp(
  [
    '</?(?:a|aside|blockquote|br|button|code|del|details|div|dl|dt|dd|em|fieldset|figcaption|figure|h\\d|hr|img|input|kbd|label',
    '|legend|li|mark|nav|ol|p|pre|script|section|span|strong|sub|summary|sup|table|tbody|td|th|thead|time|tr|ul)',
    '(?: (?:href="(?:[/#]|https?:|mailto:|tel:)[^"]*"|src="/(?![/\\\\])[^"]*"',
    '|(?:align|alt|aria-[a-z]+|checked|class|data-[a-z-]+|datetime|decoding|disabled|for|height|hidden|id|lang|loading|name|open|rel|role',
    '|start|tabindex|title|type|value|width)(?:="[^"]*")?))*/?>',
  ].join(''),
  'g',
);

/**
 * Whether a piece of HTML is text: what `inner-html.ts` and `lib/export/steps/packed.ts` write, and nothing that could run anything or
 * load more than the site's own images. A script put on a page as HTML does not run; React makes its own that way. The
 * browser asks before it shows any, by the Trusted Types policy of `components/islands/starter.ts`.
 */
export function isTextHtml(html: string): boolean {
  return !html.replace(TAG, '').includes('<');
}
