import type { ClientSite } from '@/lib/site/client';
import { withBase } from '@/lib/routes/base';
import { Icon } from '../Icon';
import { Search } from '../search/Search';
import styles from './Header.module.css';
import backToTop from './BackToTop.module.css';
import themeSwitch from './ThemeSwitch.module.css';
import { HeaderLinks } from './HeaderLinks';
import { Logo } from './Logo';

interface Props {
  path: string;
  site: ClientSite;
  /** Whether the page is a front page, which doesn't show the sidebar. */
  isFront: boolean;
}

/** Every page's header. */
export function Header({ path, site, isFront }: Props) {
  return (
    <header className={`${styles.header} ${isFront ? styles.front : ''}`}>
      <div className={styles.bar}>
        {/* The menu is a popover, so it opens before scripts have loaded. */}
        <button type="button" className={styles.menu} popoverTarget="frame:sidebar" aria-label="Menu">
          <Icon name="menu" />
        </button>
        <a className={styles.brand} href={withBase('/')}>
          <Logo />
          <span className={styles.product}>{site.productName}</span>
          Documentation
        </a>
        <Search />
        <button type="button" className={backToTop.button} data-top="" hidden aria-label="Back to top">
          <Icon name="up" />
        </button>
        <HeaderLinks path={path} site={site} className={styles.link} />
        <button
          type="button"
          className={themeSwitch.switch}
          data-theme-switch=""
          aria-label="Switch between light and dark theme"
        >
          <span className={themeSwitch.sun}>
            <Icon name="sun" />
          </span>
          <span className={themeSwitch.moon}>
            <Icon name="moon" />
          </span>
        </button>
        <span className="visually-hidden" role="status" />
      </div>
    </header>
  );
}
