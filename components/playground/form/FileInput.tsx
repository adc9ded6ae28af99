'use client';

import { useEffect, useRef, type AriaAttributes } from 'react';

interface Props extends AriaAttributes {
  id?: string;
  name?: string;
  className?: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** An input for a file. It shows what is sent, also where a pasted or repeated request has changed that. */
export function FileInput({ files, onChange, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const shown = Array.from(input.current?.files ?? []);
    if (!input.current || (shown.length === files.length && shown.every((file, index) => file === files[index])))
      return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.current.files = transfer.files;
  }, [files]);
  return (
    <input {...props} ref={input} type="file" onChange={({ target }) => onChange(Array.from(target.files ?? []))} />
  );
}
