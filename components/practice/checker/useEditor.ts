import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { createEditor, type EditorOptions, type ScriptEditor } from './editor';

/** Creates an editor in an element. Destroys it on unmount. */
export function useEditor(
  host: RefObject<HTMLElement | null>,
  options: Omit<EditorOptions, 'label'>,
): RefObject<ScriptEditor | undefined> {
  const editor = useRef<ScriptEditor>(undefined);
  const onChange = useEffectEvent(options.onChange);
  const create = useEffectEvent((element: HTMLElement) => {
    const { selection } = options;
    const made = createEditor(element, { ...options, label: 'Script', onChange: (text) => onChange(text) });
    if (selection) made.goTo(selection[1]);
    return made;
  });
  useLayoutEffect(() => {
    if (host.current) editor.current = create(host.current);
    return () => editor.current?.destroy();
  }, [host]);
  return editor;
}
