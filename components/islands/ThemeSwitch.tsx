'use client';

import { useState } from 'react';
import { Icon } from '../Icon';
import { THEME_COLORS, type Theme } from '../inline/theme-colors';
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
  colorElement().content = THEME_COLORS[theme];
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is denied, so the choice applies to this page only.
  }
  return theme;
}

/** The selected theme's `theme-color` element. `early-script.ts` creates it if a theme was selected earlier. */
function colorElement(): HTMLMetaElement {
  const there = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]:not([media])');
  if (there) return there;
  const made = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  document.head.prepend(made);
  return made;
}
