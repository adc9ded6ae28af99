import { movedHeadings } from '@/lib/content/mdx/moved';
import { withBase } from '@/lib/routes/base';

/**
 * Places without content for headings that are on another page now: an old link leads a reader without scripts here, and
 * everybody else on, see `components/inline/early-script.ts`.
 */
export function Moved({ headings, to }: { headings: string; to: string }) {
  return movedHeadings(headings, to).map(({ id, href }) => <span key={id} id={id} data-moved={withBase(href)} />);
}
