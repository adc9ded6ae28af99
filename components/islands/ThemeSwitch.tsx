'use client';

import { Icon } from '../Icon';
import styles from './ThemeSwitch.module.css';

/** Switches between light and dark, starting from what the reader's system prefers, and remembers the choice. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label="Switch between light and dark theme"
      onClick={switchTheme}
    >
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
    </button>
  );
}

function switchTheme(): void {
  const root = document.documentElement;
  const isDark =
    getComputedStyle(root).colorScheme === 'dark' ||
    (root.dataset.theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage is denied: the choice holds for this page.
  }
}
