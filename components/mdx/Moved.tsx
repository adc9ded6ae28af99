import { movedHeadings } from '@/lib/content/mdx/moved';
import { withBase } from '@/lib/routes/base';

/**
 * Empty anchors for headings that are now on another page. Old links lead here without scripts, and otherwise to the new page
 * (see `components/inline/early-script.ts`).
 */
export function Moved({ headings, to }: { headings: string; to: string }) {
  return movedHeadings(headings, to).map(({ id, href }) => <span key={id} id={id} data-moved={withBase(href)} />);
}
