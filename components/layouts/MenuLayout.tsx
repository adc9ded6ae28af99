import type { PageView } from '@/lib/site/view';
import { Breadcrumbs } from '../chrome/Breadcrumbs';
import { CopyPage } from '../chrome/CopyPage';
import { Pager } from '../chrome/Pager';
import { mdxComponents } from '../mdx';
import { Continue } from '../practice/progress/Continue';
import styles from './MenuLayout.module.css';
import prose from './prose.module.css';
import { SearchMeta } from './SearchMeta';

/** A training menu, with a question as its title and choices as its body. */
export function MenuLayout({ view }: { view: PageView }) {
  const { record, twin, place, Content } = view;
  return (
    <article className={styles.menu} data-pagefind-body="">
      <Breadcrumbs crumbs={place.breadcrumbs} />
      <div className={styles.head}>
        <h1 className={styles.question}>{record.title}</h1>
        {twin && <CopyPage twin={twin} />}
      </div>
      <SearchMeta area={place.list?.title} />
      <Continue />
      <div className={prose.prose}>
        <Content components={mdxComponents} />
      </div>
      <div data-pagefind-ignore="">
        <Pager previous={place.previous} next={place.next} />
      </div>
    </article>
  );
}
