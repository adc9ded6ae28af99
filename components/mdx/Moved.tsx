import { movedHeadings } from '@/lib/content/mdx/moved';
import { withBase } from '@/lib/routes/base';

/**
 * Empty anchors for headings that moved to another page. With scripts, old links lead to the new page (see
 * `components/inline/early-script.ts`). Without them, they lead here.
 */
export function Moved({ headings, to }: { headings: string; to: string }) {
  return movedHeadings(headings, to).map(({ id, href }) => <span key={id} id={id} data-moved={withBase(href)} />);
}
