import type { PageView } from '@/lib/site/view';
import { withBase } from '@/lib/routes/base';
import { Icon } from '../Icon';
import { componentsFor } from '../mdx';
import { HeroConversation } from './HeroConversation';
import styles from './HomeLayout.module.css';
import prose from './prose.module.css';
import { StructuredData } from './StructuredData';

/** The home page: the service at a glance, the call to action, the areas, and three ways to begin. */
export function HomeLayout({ view }: { view: PageView }) {
  const { record, Content } = view;
  const { heroText, tagline, actionText, actionLink, features } = record.frontmatter;
  return (
    <article className={styles.home} data-wide="" data-pagefind-body="">
      <StructuredData view={view} />
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{heroText ?? record.title}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {actionText && actionLink && (
            <a className={styles.action} href={withBase(actionLink)}>
              {actionText}
              <Icon name="arrow" />
            </a>
          )}
        </div>
        <HeroConversation />
      </div>
      <ul className={styles.features}>
        {features.map(({ title, details, link, icon }) => (
          <li key={link} className={styles.feature}>
            <Icon name={icon} size={28} />
            <h2 className={styles.featureTitle}>
              <a href={withBase(link)}>{title}</a>
            </h2>
            <p>{details}</p>
          </li>
        ))}
      </ul>
      <div className={`${prose.prose} ${styles.body}`}>
        <Content components={componentsFor(view)} />
      </div>
    </article>
  );
}
