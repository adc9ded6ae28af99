import { Suspense } from 'react';
import type { PageRecord } from '@/lib/content/page';
import type { WriterView } from '@/lib/site/view';

interface Props {
  record: PageRecord;
  writing: WriterView;
}

/** Under `next dev`, shows a page's draft status and broken links. */
export function WriterNotes({ record: { frontmatter, relativePath }, writing }: Props) {
  return (
    <>
      {frontmatter.draft && (
        <aside aria-label="Draft">
          <mark>Draft</mark> The build omits this page until you remove <code>draft: true</code> from{' '}
          <code>{relativePath}</code>.
        </aside>
      )}
      {/* Each request has a new key. Otherwise, React would delay the page until its links are checked again. */}
      <Suspense key={writing.asked}>
        <DeadLinks writing={writing} />
      </Suspense>
    </>
  );
}

/** Broken links, which are also marked in the text. */
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
