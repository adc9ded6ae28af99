import { keepRight } from '../browser/shown';
import { readStored, writeStored } from '../browser/storage';

/** Selected alternatives by the name of their group, such as `{ "Install with": "npm" }`. */
type Choices = Record<string, string>;

const NAME = 'choices';

/**
 * Remembers the tabs and script views the reader selects, which are radio buttons with a `data-tab`. A choice applies
 * to all pages that offer the same alternatives.
 */
export function rememberChoices(): void {
  let choices: Choices = {};
  const apply = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[data-tab]'))
      if (choices[input.dataset.tab ?? ''] === input.value) input.checked = true;
  };
  const observer = new MutationObserver(apply);
  // The document isn't observed until the reader has made a choice.
  const watch = () => observer.observe(document, { childList: true, subtree: true });
  keepRight(() => {
    choices = readChoices();
    apply();
    if (Object.keys(choices).length > 0) watch();
  });
  // By the time of `change`, the observer would have restored the old choice. Keyboards also send `click`.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.tab) return;
    choices[target.dataset.tab] = target.value;
    writeStored('localStorage', NAME, JSON.stringify(choices));
    // The pressed button keeps its position on the screen, even if the height of the content above it changes.
    const { top } = target.getBoundingClientRect();
    apply();
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
    watch();
  };
  document.addEventListener('click', onClick, true);
}

/** The stored choices. */
export function readChoices(): Choices {
  try {
    // Anything but an object, which can't take choices, becomes an empty one.
    return { ...(JSON.parse(readStored('localStorage', NAME) ?? '{}') as Choices | null) };
  } catch {
    return {};
  }
}
