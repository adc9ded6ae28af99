import type { PageView } from '@/lib/site/view';
import { PageHead } from '../chrome/PageHead';
import { Pager } from '../chrome/Pager';
import { ReadingProgress } from '../chrome/ReadingProgress';
import { TableOfContents } from '../chrome/TableOfContents';
import { mdxComponents } from '../mdx';
import { Continue, LessonEnd } from '../practice/progress/places';
import styles from './DocumentLayout.module.css';
import prose from './prose.module.css';

/** A documentation page: breadcrumbs, title, contents, text, date and pager. */
export function DocumentLayout({ view }: { view: PageView }) {
  const { record, canonical, isWide, repository, compiled, place, Content } = view;
  const { isLesson, exercises } = compiled;
  const lessons = place.list?.items ?? [];
  // API operations need two columns. The sidebar then lists the page's sections.
  const hasOperations = compiled.operations.length > 0;
  const isListed = lessons.some(({ path }) => path === record.path);
  const { headers, frontmatter, lastUpdated, lastUpdatedTimestamp } = record;
  const links = Object.entries({ 'Edit this page': repository.edit, 'Report a mistake': repository.report });
  return (
    <div
      className={`${styles.columns} ${isWide ? styles.wide : ''}`}
      data-reference={hasOperations ? (isListed ? 'listed' : '') : undefined}
    >
      <ReadingProgress show={frontmatter.readingShow} />
      <article className={styles.article} data-pagefind-body="">
        <PageHead {...view} />
        <TableOfContents headers={headers} depth={frontmatter.sidebarDepth} form="disclosure" />
        {isLesson && lessons[0]?.path === record.path && <Continue />}
        <div className={`${prose.prose} ${styles.text}`}>
          <Content components={mdxComponents} />
        </div>
        <div className={styles.end} data-address={canonical} data-pagefind-ignore="">
          {isLesson && <LessonEnd hasExercises={exercises.length > 0} />}
          {/* The last lesson shows the course card, or what is left to do. */}
          {isLesson && lessons.length > 1 && lessons.at(-1)?.path === record.path && <Continue />}
          <div className={styles.line}>
            {lastUpdated && lastUpdatedTimestamp !== undefined && (
              <p className={styles.updated}>
                Last updated <time dateTime={new Date(lastUpdatedTimestamp).toISOString()}>{lastUpdated}</time>
              </p>
            )}
            {links.map(
              ([label, href]) =>
                href && (
                  <a key={label} className={styles.more} href={href}>
                    {label}
                  </a>
                ),
            )}
          </div>
          <Pager previous={place.previous} next={place.next} />
        </div>
      </article>
      {!hasOperations && (
        <div className={styles.aside}>
          <TableOfContents headers={headers} depth={frontmatter.sidebarDepth} form="column" />
        </div>
      )}
    </div>
  );
}
