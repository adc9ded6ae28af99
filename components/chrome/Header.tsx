'use client';

import { withBase } from '@/lib/routes/base';
import { Icon } from '../Icon';
import { clientSite } from '../site';
import { Search } from '../search/Search';
import { BackToTop } from '../islands/BackToTop';
import { ThemeSwitch } from '../islands/ThemeSwitch';
import styles from './Header.module.css';
import { HeaderLinks } from './HeaderLinks';
import { Logo } from './Logo';

/** Every page's header. It is a client component, so that one script contains it instead of every payload. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {/* The menu is a popover, so it opens before scripts have loaded. */}
        <button type="button" className={styles.menu} popoverTarget="frame:sidebar" aria-label="Menu">
          <Icon name="menu" />
        </button>
        <a className={styles.brand} href={withBase('/')}>
          <Logo />
          <span className={styles.product}>{clientSite.productName}</span>
          Documentation
        </a>
        <Search />
        <BackToTop />
        <HeaderLinks className={styles.link} />
        <ThemeSwitch />
      </div>
    </header>
  );
}
