// What is known of the payloads of React's server components that Next writes, as text; `rows.ts` reads them.

/** `"b":"4mOExB1oPXqWAAg…"`: the build that a payload belongs to, by its scripts. */
export const BUILD = /"b":"[\w-]+"/;

/** What only the payload that a document starts with says: fields of its root. */
export const INITIAL_FIELDS = ['P', 'c', 'q', 'i', 'm', 'G', 'S'] as const;

/** The text of a JSON string, without its quotes. */
const TEXT = String.raw`(?:[^"\\]|\\.)*`;

/** `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{\"@context\"…}"}}]` */
export const STRUCTURED_DATA = new RegExp(
  String.raw`\["\$","script",null,\{"type":"application/ld\+json","dangerouslySetInnerHTML":\{"__html":"${TEXT}"\}\}\]`,
  'g',
);

/** `["$","meta","7",{"property":"og:title","content":"A page"}]`: what a page says to sites that show links to it. */
const SOCIAL_META = String.raw`\["\$","meta","\d+",\{"(?:property|name)":"(?:og|twitter):${TEXT}","content":"${TEXT}"\}\]`;

/** Such an element behind others in a row. */
export const SOCIAL_IN_ROW = new RegExp(`,${SOCIAL_META}`, 'g');

/** `2f:["$","meta",…]`: what did not fit into the row of the others has one of its own, to which they refer. */
export const SOCIAL_ALONE = new RegExp(`^([0-9a-f]+:)${SOCIAL_META}$`, 'gm');

/** `["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/a.css","precedence":"next",…}]` */
export const STYLESHEET_ELEMENT = /\["\$","link","\d+",\{"rel":"stylesheet",[^}]*\}\]/g;

/** Several of them in a row that name one stylesheet. */
export const SAME_STYLESHEETS = /(\["\$","link","\d+",(\{"rel":"stylesheet",[^}]*\})\])(?:,\["\$","link","\d+",\2\])+/g;

/** `:HL["/_next/static/chunks/a.css","style"]`: a row that has the browser fetch a stylesheet. */
export const STYLESHEET_ROW = /^:HL\["[^\]]*\.css"[^\]]*\]\n/gm;

/** The element of an inline script: `["$","script",null,{"dangerouslySetInnerHTML":{"__html":"…"}}]`. */
export function inlineScriptElement(script: string): string {
  return `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(script)}}}]`;
}
