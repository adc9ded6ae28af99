import { isTextElement } from '@/lib/content/mdx/text-elements';

declare global {
  interface Window {
    textHtml?: typeof textHtml;
    /** Where the browser has Trusted Types. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
    };
  }
}

/** Lets a text be parsed where nothing of it runs or loads. Nobody else can use it: a name is taken once, and this is not exported. */
const inert =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('inert', { createHTML: (html) => html });

/**
 * The HTML of a text as the browser has parsed it, written anew, or nothing where it holds more than text: see
 * `lib/content/mdx/text-elements.ts`. Of elements whose content is markup nothing is lost or gained when it is parsed again,
 * whatever it becomes a part of.
 */
export function textHtml(html: string): string | null {
  const template = document.createElement('template');
  template.innerHTML = inert ? inert.createHTML(html) : html;
  return isText(template.content) ? template.innerHTML : null;
}

function isText({ childNodes }: Node): boolean {
  return [...childNodes].every(
    (node) =>
      node.nodeType === Node.TEXT_NODE ||
      (node instanceof Element && isTextElement(node.localName, node.attributes) && isText(node)),
  );
}

// The Trusted Types policy of `starter.ts` calls it. It is not in the starter, because that is part of every document.
if (typeof window !== 'undefined') window.textHtml = textHtml;
