import type { Range } from '@/lib/script/problem';
import { isPlatform, type Platform } from '@/lib/script/words/platforms';

/** Input entered into the plain checker before the program loaded. */
export interface TakenOver {
  /** The text, if it differs from the sample. */
  text?: string;
  /** The selection, if the field has the focus. */
  selection?: Range;
  /** The focused control. */
  focus?: string;
  /** The index of the selected sample. */
  sample?: number;
  platform?: Platform;
  file?: File;
  /** The `data-act` of a pressed button. */
  pressed?: string;
}

/** Reads the plain checker before the program replaces it. */
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

/** Focuses the same control in the program. The editor handles its own focus. */
export function restoreFocus(root: HTMLElement, { focus }: TakenOver): void {
  if (focus) root.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
}

function focusOf({ dataset: { act }, tagName, ...rest }: HTMLElement & { name?: string }): string | undefined {
  if (act !== undefined) return `[data-act="${act}"]`;
  return rest.name ? `${tagName}[name="${rest.name}"]` : undefined;
}
