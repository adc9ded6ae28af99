/** Elements of text, with attributes that load nothing and run nothing. */
const TAG = new RegExp(
  [
    '</?(?:a|blockquote|br|code|del|div|em|h\\d|hr|input|li|ol|p|script|section|span|strong|sub|sup|tbody|td|th|thead|tr|ul)',
    '(?: (?:href="(?:[/#]|https?:|mailto:|tel:)[^"]*"',
    '|(?:align|aria-[a-z]+|checked|class|data-[a-z-]+|disabled|id|lang|rel|role|start|title|type)(?:="[^"]*")?))*>',
  ].join(''),
  'g',
);

/**
 * Whether a piece of HTML is text: what `inner-html.ts` writes and nothing that could load or run anything. A script put
 * on a page as HTML does not run; React makes its own that way. The browser asks before it shows any, by the Trusted Types
 * policy of `components/islands/starter.ts`.
 */
export function isTextHtml(html: string): boolean {
  return !html.replace(TAG, '').includes('<');
}
