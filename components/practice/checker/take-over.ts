import type { Range } from '@/lib/script/problem';
import { isPlatform, type Platform } from '@/lib/script/words/platforms';

/** What the reader did with the plain checker before the program was loaded. */
export interface TakenOver {
  /** What was typed or pasted; absent where the sample is as it was. */
  text?: string;
  /** What is selected in the field, where it has the focus. */
  selection?: Range;
  /** The control that has the focus. */
  focus?: string;
  /** Number of the sample that was chosen. */
  sample?: number;
  platform?: Platform;
  file?: File;
  /** The button that was pressed, by its `data-act`. */
  pressed?: string;
}

/** Reads the plain checker at the moment when the program takes its place. */
export function takeOver(root: HTMLElement, pressed: string | undefined): TakenOver {
  const area = root.querySelector('textarea');
  const active = document.activeElement;
  const platform = root.querySelector<HTMLSelectElement>('select[name=platform]')?.value;
  const sample = root.querySelector<HTMLSelectElement>('select[name=sample]')?.value;
  const file = root.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
  return {
    pressed,
    file,
    platform: isPlatform(platform) ? platform : undefined,
    ...(sample && { sample: Number(sample) }),
    ...(area && area.value !== area.defaultValue && { text: area.value }),
    ...(area && area === active && { selection: [area.selectionStart, area.selectionEnd] }),
    ...(active instanceof HTMLElement && root.contains(active) && { focus: focusOf(active) }),
  };
}

/** Puts the focus on the same control of the program; the editor takes its own. */
export function restoreFocus(root: HTMLElement, { focus }: TakenOver): void {
  if (focus) root.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
}

function focusOf({ dataset: { act }, tagName, ...rest }: HTMLElement & { name?: string }): string | undefined {
  if (act !== undefined) return `[data-act="${act}"]`;
  return rest.name ? `${tagName}[name="${rest.name}"]` : undefined;
}
