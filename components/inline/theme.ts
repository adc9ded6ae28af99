import { PAPER } from '@/lib/brand';
import { element, elementOf } from '../browser/element';
import { keepRight } from '../browser/shown';
import { readStored, writeStored } from '../browser/storage';

type Theme = keyof typeof PAPER;

const NAME = 'theme';
const root = document.documentElement;
const isDark = matchMedia('(prefers-color-scheme: dark)');

/** Sets the theme that the reader has selected, and lets the button in the header switch it. */
export function answerThemeSwitch(): void {
  keepRight(apply);
  window.addEventListener('click', (event) => {
    const button = elementOf(event).closest('[data-theme-switch]');
    if (!button) return;
    const theme = (root.dataset.theme ?? systemTheme()) === 'dark' ? 'light' : 'dark';
    // A reader who is back at the system's theme follows the system again.
    writeStored('localStorage', NAME, theme === systemTheme() ? '' : theme);
    apply();
    root.dataset.theme ??= theme;
    const status = button.nextElementSibling;
    if (status) status.textContent = `The ${theme} theme is on.`;
  });
}

const systemTheme = (): Theme => (isDark.matches ? 'dark' : 'light');

/** Sets the theme and the color of the browser's frame. */
function apply(): void {
  const theme = readStored('localStorage', NAME) as Theme | null;
  const color = theme && PAPER[theme];
  document.querySelector('meta[name=theme-color]:not([media])')?.remove();
  if (!color) {
    delete root.dataset.theme;
    return;
  }
  root.dataset.theme = theme;
  // Browsers use the first that matches, so this one is placed before those for the system's themes. It is written
  // differently from the layout's colors. Otherwise, React would remove it under `next dev`.
  document.head.prepend(element('meta', { name: 'theme-color', content: `${color}ff` }));
}
