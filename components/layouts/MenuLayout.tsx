import type { PageView } from '@/lib/site/view';
import { PageHead } from '../chrome/PageHead';
import { Pager } from '../chrome/Pager';
import { mdxComponents } from '../mdx';
import { Continue } from '../practice/progress/places';
import styles from './MenuLayout.module.css';
import prose from './prose.module.css';

/** A training menu, with a question as its title and choices as its body. */
export function MenuLayout({ view }: { view: PageView }) {
  const { place, Content } = view;
  return (
    <article className={styles.menu} data-pagefind-body="">
      <PageHead {...view} />
      <Continue />
      <div className={prose.prose}>
        <Content components={mdxComponents} />
      </div>
      <div className={styles.end} data-pagefind-ignore="">
        <Pager previous={place.previous} next={place.next} />
      </div>
    </article>
  );
}
