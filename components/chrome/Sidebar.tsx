import { placeOf, type Place } from '@/lib/navigation/place';
import type { NavigationItem, NavigationList } from '@/lib/navigation/lists';
import { withBase } from '@/lib/routes/base';
import type { ClientSite } from '@/lib/site/client';
import type { OutlineEntry, Outlines } from '@/lib/site/outlines';
import button from '../button.module.css';
import { Icon } from '../Icon';
import { HeaderLinks } from './HeaderLinks';
import styles from './Sidebar.module.css';

/** The most pages a collapsed list can have. A longer list becomes a link, so that no page lists the whole site. */
const LONGEST_FOLDED = 12;

interface Props {
  path: string;
  site: Pick<ClientSite, 'navigation' | 'headerLinks'>;
  outlines?: Outlines;
}

/** The page list: a column on wide screens, and a drawer on narrow ones. */
export function Sidebar({ path, site, outlines = {} }: Props) {
  const { navigation } = site;
  const place = placeOf(path, navigation);
  const { list, inArea } = place;
  const groups = navigation.groups.map((group) => (
    <Group key={group.title} group={group} path={path} place={place} outlines={outlines} />
  ));

  return (
    <nav
      // The colon avoids conflicts with heading IDs.
      id="frame:sidebar"
      popover="auto"
      className={styles.sidebar}
      aria-label="Documentation"
    >
      {/* Closes the drawer without a script. */}
      <div className={styles.head}>
        <p className={styles.areaTitle}>Documentation</p>
        <button
          type="button"
          className={button.icon}
          popoverTarget="frame:sidebar"
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <Icon name="close" />
        </button>
      </div>
      {inArea && list && (
        <section>
          <h2 className={styles.areaTitle}>{list.title}</h2>
          <Items items={list.items} current={path} outlines={outlines} />
        </section>
      )}
      {/* In an area, one list is enough: the groups are folded below it. */}
      {inArea ? (
        <details className={styles.others}>
          <summary className={styles.summary}>All topics</summary>
          {groups}
        </details>
      ) : (
        groups
      )}
      <HeaderLinks path={path} site={site} outsideOnly className={`${styles.single} ${styles.ofHeader}`} />
    </nav>
  );
}

interface GroupProps {
  group: NavigationList;
  path: string;
  place: Place;
  outlines: Outlines;
}

function Group({ group, path, place, outlines }: GroupProps) {
  const [first] = group.items;
  const isCurrent = group === place.list;
  const isAbove = (item: NavigationItem) => place.breadcrumbs.some((crumb) => crumb.path === item.path);
  // The parent of the current area is marked, too.
  const current = place.inArea && group.items.some(isAbove) ? 'true' : undefined;
  if (first && (group.items.length === 1 || (!isCurrent && group.items.length > LONGEST_FOLDED))) {
    return (
      <a className={styles.single} href={withBase(first.path)} aria-current={first.path === path ? 'page' : current}>
        {group.title}
      </a>
    );
  }
  return (
    <details className={styles.group} open={isCurrent}>
      <summary className={styles.summary} aria-current={current}>
        {group.title}
      </summary>
      <Items items={group.items} current={path} outlines={isCurrent ? outlines : {}} />
    </details>
  );
}

interface ItemsProps {
  items: readonly NavigationItem[];
  /** The current page's address. */
  current: string;
  outlines: Outlines;
}

/** The links in a list. */
function Items({ items, current, outlines }: ItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.path}>
          <a href={withBase(item.path)} aria-current={item.path === current ? 'page' : undefined}>
            {item.title}
          </a>
          <Outline entries={outlines[item.path]} page={item.path === current ? '' : withBase(item.path)} />
        </li>
      ))}
    </ul>
  );
}

/** The operations and sections of a page. `islands/features/scroll-spy.ts` marks the one being read. */
function Outline({ entries, page }: { entries?: readonly OutlineEntry[]; page: string }) {
  if (!entries) return null;
  return (
    <ul className={styles.outline}>
      {entries.map(({ slug, title, method }, index) => (
        <li key={slug}>
          <a href={`${page}#${slug}`} className={!method && entries[index + 1]?.method ? styles.operations : undefined}>
            {method && <span data-method={method}>{method} </span>}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
