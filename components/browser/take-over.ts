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
  // Not all elements have a name or a selection.
  const {
    name,
    selectionStart: start = null,
    selectionEnd: end = null,
  } = (root.contains(document.activeElement) ? document.activeElement : {}) as Partial<HTMLInputElement>;
  return { values, ...(file && { file }), ...(name ? { focus: { name, start, end } } : {}) };
}

/** Restores focus and selection. */
export function restoreFocus(root: HTMLElement, { focus }: TakenOver): void {
  if (!focus) return;
  const input = root.querySelector<HTMLInputElement>(`[name="${CSS.escape(focus.name)}"]`);
  input?.focus({ preventScroll: true });
  // Only controls with text have a selection.
  if (typeof input?.selectionStart === 'number') input.setSelectionRange(focus.start, focus.end);
}
