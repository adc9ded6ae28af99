'use client';

import { useState } from 'react';
import { Icon } from '../Icon';
import type { Theme } from '../inline/theme-colors';
import styles from './ThemeSwitch.module.css';

/** Switches between light and dark, starting from the system's preference. Stores and announces the choice. */
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
        {chosen && `The ${chosen} theme is on.`}
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
    // The early script sets the color of the browser's frame, as after a change in another tab.
    dispatchEvent(new Event('storage'));
  } catch {
    // Storage is denied, so the choice applies to this page only.
  }
  return theme;
}
