'use client';

import { useState } from 'react';
import { Icon } from '../Icon';
import styles from './ThemeSwitch.module.css';

type Theme = 'light' | 'dark';

/** Switches between light and dark, starting from what the reader's system prefers, remembers the choice, and says it. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme>();
  return (
    <>
      <button
        type="button"
        className={styles.switch}
        aria-label="Switch between light and dark theme"
        onClick={() => setChosen(switchTheme())}
      >
        <span className={styles.sun}>
          <Icon name="sun" />
        </span>
        <span className={styles.moon}>
          <Icon name="moon" />
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {chosen && `The theme is ${chosen}.`}
      </span>
    </>
  );
}

function switchTheme(): Theme {
  const root = document.documentElement;
  const isDark =
    getComputedStyle(root).colorScheme === 'dark' ||
    (root.dataset.theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = isDark ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is denied: the choice holds for this page.
  }
  return theme;
}
