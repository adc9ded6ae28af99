import type { Range } from '@/lib/script/problem';
import { isPlatform, type Platform } from '@/lib/script/words/platforms';

/** Input from before the program loaded. */
export interface TakenOver {
  /** The text, if it differs from the sample. */
  text?: string;
  /** The selection, if the field was focused. */
  selection?: Range;
  /** The focused control. */
  focus?: string;
  /** The index of the selected sample. */
  sample?: number;
  platform?: Platform;
  file?: File;
  /** The pressed button's `data-act`. */
  pressed?: string;
}

/** Reads the reader's input before the program replaces the plain HTML. */
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

/** Focuses the same control in the program. The editor restores its own focus. */
export function restoreFocus(root: HTMLElement, { focus }: TakenOver): void {
  if (focus) root.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
}

function focusOf({ dataset: { act }, tagName, ...rest }: HTMLElement & { name?: string }): string | undefined {
  if (act !== undefined) return `[data-act="${act}"]`;
  return rest.name ? `${tagName}[name="${rest.name}"]` : undefined;
}
