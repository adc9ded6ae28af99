'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { checkText } from '@/lib/script/check';
import { fixAll } from '@/lib/script/fix-all';
import type { Range, ScriptProblem } from '@/lib/script/problem';
import { restoreFocus, takeOver, type TakenOver } from '../../browser/take-over';
import type { Start } from '../LazyProgram';
import styles from './Checker.module.css';
import { createEditor, type ScriptEditor } from './editor';
import { Panels } from './Panels';
import { Toolbar } from './Toolbar';
import { useChecked } from './useChecked';
import { useWork } from './useWork';
import type { Work } from './work';
import { WhyItFailed } from './WhyItFailed';

/** Creates the checker that replaces the plain HTML. */
export function open(plain: HTMLElement, start: Start) {
  return <Program start={start} taken={takeOver(plain)} />;
}

/** The checker: editor, problems and conversation. */
function Program({ start: { handed, pressed }, taken }: { start: Start; taken: TakenOver }) {
  const { samples = [] } = handed;
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const fixed = useRef<number>(undefined);
  const { work, replacements, message, change, replace, share, goBack } = useWork(samples, taken);
  const editor = useRef<ScriptEditor>(undefined);
  const [cursor, setCursor] = useState(0);
  const checked = useChecked(work);
  const openFile = async (file: File) => replace({ text: await file.text() });
  const onChange = useEffectEvent((text: string) => change({ text }));
  const create = useEffectEvent((element: HTMLElement) => {
    const { focus } = taken;
    const selection: Range | undefined = focus?.name === 'text' ? [focus.start ?? 0, focus.end ?? 0] : undefined;
    const options = { label: 'Script', text: work.text, selection, onCursor: setCursor };
    editor.current = createEditor(element, { ...options, onChange: (text) => onChange(text) });
    if (selection) editor.current.goTo(selection[1]);
  });
  const repeat = useEffectEvent(() => {
    if (taken.file) void openFile(taken.file);
    if (pressed) root.current?.querySelector<HTMLElement>(`button[name="${pressed}"]`)?.click();
  });

  useLayoutEffect(() => {
    if (host.current) create(host.current);
    return () => editor.current?.destroy();
  }, []);
  // Not called on every text change, because the reader may still be typing.
  const write = useEffectEvent(() => editor.current?.write(work.text));
  useLayoutEffect(() => write(), [replacements]);
  useEffect(() => {
    if (root.current) restoreFocus(root.current, taken);
    repeat();
  }, [taken]);
  useEffect(() => {
    editor.current?.show(checked.problems);
    if (fixed.current !== undefined) focusAfter(root.current, fixed.current);
    fixed.current = undefined;
  }, [editor, checked]);

  return (
    <div ref={root}>
      <Toolbar
        samples={samples}
        platform={work.platform}
        presses={{
          choose: replace,
          setPlatform: (platform) => change({ platform }),
          open: (file) => void openFile(file),
          share: () => void share(),
          goBack,
        }}
      />
      <p className={styles.message} role="status">
        {message}
      </p>
      <Panels
        checked={checked}
        cursor={cursor}
        field={<div ref={host} className={styles.editor} />}
        presses={{
          goTo: (offset) => editor.current?.goTo(offset),
          fix: (problem, reading) => {
            const fix =
              editor.current && problemNow(problem, checked, { ...work, text: editor.current.text() })?.[reading];
            if (!fix) return;
            fixed.current = checked.problems.indexOf(problem);
            editor.current?.fix(fix.changes);
          },
          fixAll: () => {
            const now = editor.current?.text() ?? '';
            const { text: after } = fixAll(now, (one) => checkText(one, work.platform).problems);
            fixed.current = 0;
            editor.current?.fix([{ range: [0, now.length], text: after }]);
          },
        }}
      />
      <WhyItFailed tests={checked.tests} asked={work.asked} onChange={(asked) => change({ asked })} />
    </div>
  );
}

/** When a fix removes the focused button, moves the focus to the next one, or to the problem count. */
function focusAfter(root: HTMLElement | null, index: number): void {
  const buttons = [...(root?.querySelectorAll<HTMLButtonElement>('button[name^="fix"]') ?? [])];
  const next = buttons.find((button) => Number(button.name.split(' ')[1]) >= index) ?? buttons.at(-1);
  (next ?? root?.querySelector<HTMLElement>('[data-count]'))?.focus({ preventScroll: true });
}

/** Finds a problem in the current text, which may have changed since the check. */
function problemNow(problem: ScriptProblem, checked: Work, { text, platform }: Work): ScriptProblem | undefined {
  if (checked.text === text) return problem;
  const isSame = ({ code, message }: ScriptProblem) => code === problem.code && message === problem.message;
  return checkText(text, platform).problems.find(isSame);
}
