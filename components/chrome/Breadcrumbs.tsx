import type { Crumb } from '@/lib/navigation/place';
import { withBase } from '@/lib/routes/base';
import styles from './Breadcrumbs.module.css';

/** The path from the home page to the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ title, path }, index) => (
          <li key={title + path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : path ? (
              <a href={withBase(path)}>{title}</a>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
