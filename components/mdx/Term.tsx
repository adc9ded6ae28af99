import type { ReactNode } from 'react';
import { TERM_CLASS, termAddress } from '@/lib/content/mdx/words';
import { Link } from './Link';

/**
 * The first use of a term, linked to the glossary. Only snippets use this component. On pages,
 * `lib/content/mdx/glossary.ts` creates the link, with the definition as its tooltip.
 */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link className={TERM_CLASS} href={termAddress(id)}>
      {children}
    </Link>
  );
}

/** All entries in `content/glossary.yml`, filled in by `lib/content/mdx/glossary.ts`. */
export function GlossaryList({ children }: { children?: ReactNode }) {
  return children;
}

/** The script checker's messages, filled in by `lib/content/mdx/practice.ts`. */
export const CheckerMessages = GlossaryList;
