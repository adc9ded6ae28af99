import { Suspense } from 'react';
import type { PageRecord } from '@/lib/content/page';
import type { WriterView } from '@/lib/site/view';

interface Props {
  record: PageRecord;
  writing: WriterView;
}

/** Under `next dev`, above a page: that it is a draft, and which of its links lead nowhere. */
export function WriterNotes({ record: { frontmatter, relativePath }, writing }: Props) {
  return (
    <>
      {frontmatter.draft && (
        <aside aria-label="Draft">
          <mark>Draft</mark> The build leaves this page out until <code>draft: true</code> is gone from{' '}
          <code>{relativePath}</code>.
        </aside>
      )}
      {/* With another key each time: React would hold a page back until the links of a boundary that it knows have come again. */}
      <Suspense key={writing.asked}>
        <DeadLinks writing={writing} />
      </Suspense>
    </>
  );
}

/** The links that lead nowhere, which are marked where they stand as well. */
async function DeadLinks({ writing }: Pick<Props, 'writing'>) {
  const links = await writing.findDeadLinks();
  if (links.length === 0) return null;
  const marked = links.map(({ href }) => `a[href$=${JSON.stringify(href)}]`);
  return (
    <aside aria-label="Dead links">
      <style>{`main :is(${marked.join()}) { background: var(--mark) }`}</style>
      <ul>
        {links.map(({ file, line, column, message, remedy }) => (
          <li key={`${line}:${column}`}>
            <mark>
              {file}:{line}:{column}
            </mark>{' '}
            {message}: {remedy}
          </li>
        ))}
      </ul>
    </aside>
  );
}
