import { movedHeadings } from '@/lib/content/mdx/moved';
import { withBase } from '@/lib/routes/base';

/**
 * Empty anchors for headings that have moved to a different page. A script redirects old links to the new page (see
 * `components/inline/address.ts`). Without scripts, they lead to these anchors.
 */
export function Moved({ headings, to }: { headings: string; to: string }) {
  return movedHeadings(headings, to).map(({ id, href }) => <span key={id} id={id} data-moved={withBase(href)} />);
}
