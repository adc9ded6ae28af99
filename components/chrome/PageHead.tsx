import type { PageView } from '@/lib/site/view';
import { Breadcrumbs } from './Breadcrumbs';
import { CopyPage } from './CopyPage';
import styles from './PageHead.module.css';

/** A page's breadcrumbs, its title, and the links to its Markdown copy. */
export function PageHead({ record, place, markdownAddress }: PageView) {
  return (
    <div className={styles.head}>
      <Breadcrumbs crumbs={place.breadcrumbs} />
      <h1>{record.title}</h1>
      {markdownAddress && <CopyPage markdownAddress={markdownAddress} />}
    </div>
  );
}
