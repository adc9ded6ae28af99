import type { AriaAttributes } from 'react';

interface Props extends AriaAttributes {
  id?: string;
  name?: string;
  className?: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/**
 * An input for a file. It shows what is sent, also where a pasted or repeated request has changed that. Without hooks it is part of
 * the playground alone: a client component would be loaded with every page.
 */
export function FileInput({ files, onChange, ...props }: Props) {
  return (
    <input
      {...props}
      ref={(input) => show(files, input)}
      type="file"
      onChange={({ target }) => onChange(Array.from(target.files ?? []))}
    />
  );
}

function show(files: readonly File[], input: HTMLInputElement | null): void {
  const shown = Array.from(input?.files ?? []);
  if (!input || (shown.length === files.length && shown.every((file, index) => file === files[index]))) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
