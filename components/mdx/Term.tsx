import type { ReactNode } from 'react';
import { TERM_CLASS, termAddress } from '@/lib/content/mdx/words';
import { Link } from './Link';

/**
 * The first use of a term on a page: a link to its entry in the glossary. On pages `lib/content/mdx/glossary.ts` has made a
 * link of it already, with the definition as its tooltip; this is its form in snippets.
 */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link className={TERM_CLASS} href={termAddress(id)}>
      {children}
    </Link>
  );
}

/** All entries of `content/glossary.yml`; `lib/content/mdx/glossary.ts` fills it. */
export function GlossaryList({ children }: { children?: ReactNode }) {
  return children;
}
