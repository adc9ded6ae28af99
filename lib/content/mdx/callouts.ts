import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { element, text } from '../../api/reference/nodes';
import { attributeOf } from './expression';

/** Gives a `<Callout>` its heading, a `<CalloutTitle>`. Its text is the title, which may have markup. */
export function fillCallout(callout: MdxJsxFlowElement): void {
  const title = attributeOf(callout, 'title');
  const [first, ...rest] = callout.children;
  const isMarked = first?.type === 'paragraph' && first.data?.isCalloutTitle;
  const content: PhrasingContent[] = isMarked ? first.children : title ? [text(title)] : [];
  const heading = element('CalloutTitle', { type: attributeOf(callout, 'type') }, content);
  callout.children = [heading, ...(isMarked ? rest : callout.children)];
}
