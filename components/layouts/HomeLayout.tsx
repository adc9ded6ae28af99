import type { PageView } from '@/lib/site/view';
import { withBase } from '@/lib/routes/base';
import { Icon } from '../Icon';
import { mdxComponents } from '../mdx';
import { Card, Cards } from '../mdx/Cards';
import { HeroConversation } from '../practice/HeroConversation';
import styles from './HomeLayout.module.css';
import prose from './prose.module.css';

/** The home page: a summary of the service, the call to action, the areas, and ways to start. */
export function HomeLayout({ view }: { view: PageView }) {
  const { record, Content } = view;
  const { heroText, tagline, actionText, actionLink, secondaryText, secondaryLink, features, conversation } =
    record.frontmatter;
  return (
    <article className={styles.home} data-pagefind-body="">
      <div className={styles.hero}>
        <div className={styles.introduction}>
          <h1 className={styles.title}>{heroText ?? record.title}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          <p className={styles.actions}>
            {actionText && actionLink && (
              <a className={styles.action} href={withBase(actionLink)}>
                {actionText}
                <Icon name="arrow" />
              </a>
            )}
            {secondaryText && secondaryLink && <a href={withBase(secondaryLink)}>{secondaryText}</a>}
          </p>
        </div>
        {conversation && <HeroConversation {...conversation} />}
      </div>
      <Cards>
        {features.map(({ title, details, link, icon }) => (
          <Card key={link} title={title} href={link} icon={icon}>
            <p>{details}</p>
          </Card>
        ))}
      </Cards>
      <div className={`${prose.prose} ${styles.more}`}>
        <Content components={mdxComponents} />
      </div>
    </article>
  );
}
