/** The values the reader entered before a form's program loaded. */
export interface TakenOver {
  /** Text by control name. */
  values: Readonly<Record<string, string>>;
  /** The selected file, if there is one. */
  file?: File;
  /** The focused input and its selection. */
  focus?: { name: string; start: number | null; end: number | null };
}

/** Reads the reader's input before the program replaces the plain form. */
export function takeOver(root: HTMLElement): TakenOver {
  const form = root.querySelector('form');
  const values: Record<string, string> = {};
  let file: File | undefined;
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string') values[name] = value;
    // An empty file input yields a file without a name.
    else if (value.name !== '') file = value;
  }
  const active = document.activeElement;
  const hasFocus =
    active && root.contains(active) && 'name' in active && typeof active.name === 'string' && active.name !== '';
  return {
    values,
    ...(file && { file }),
    ...(hasFocus && { focus: { name: active.name as string, ...selectionOf(active) } }),
  };
}

/** Restores focus and selection. */
export function restoreFocus(root: HTMLElement, { focus }: TakenOver): void {
  if (!focus) return;
  const input = root.querySelector<HTMLElement>(`[name="${CSS.escape(focus.name)}"]`);
  input?.focus({ preventScroll: true });
  const hasText =
    input instanceof HTMLTextAreaElement ||
    (input instanceof HTMLInputElement && /^(text|password|url)$/.test(input.type));
  if (hasText && focus.start !== null) input.setSelectionRange(focus.start, focus.end);
}

function selectionOf(element: Element): { start: number | null; end: number | null } {
  const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  return isText ? { start: element.selectionStart, end: element.selectionEnd } : { start: null, end: null };
}
