'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { checkText } from '@/lib/script/check';
import { fixAll } from '@/lib/script/fix-all';
import type { ScriptProblem } from '@/lib/script/problem';
import styles from './Checker.module.css';
import { Panels } from './Panels';
import { restoreFocus, type TakenOver } from './take-over';
import { Toolbar, type Sample } from './Toolbar';
import { useChecked } from './useChecked';
import { useEditor } from './useEditor';
import { useWork } from './useWork';
import { WhyItFailed } from './WhyItFailed';
import type { Work } from './work';

export { takeOver } from './take-over';

interface Props {
  samples: readonly Sample[];
  taken: TakenOver;
}

/** The checker: editor, problems and conversation. */
export function Program({ samples, taken }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const fixed = useRef<number>(undefined);
  const { work, replacements, message, change, replace, share, goBack } = useWork(samples, taken);
  const { text, selection } = { text: work.text, selection: taken.selection };
  const [cursor, setCursor] = useState(selection?.[1] ?? 0);
  const checked = useChecked(work);
  const editor = useEditor(host, {
    text,
    selection,
    onChange: (next) => change({ text: next }),
    onCursor: setCursor,
  });
  const open = async (file: File) => replace({ text: await file.text() });
  const repeat = useEffectEvent(({ file, pressed }: TakenOver) => {
    if (file) void open(file);
    if (pressed) root.current?.querySelector<HTMLElement>(`[data-act="${pressed}"]`)?.click();
  });

  // An effect event, so that the effect below doesn't rewrite the editor each time the reader changes the text.
  const write = useEffectEvent(() => editor.current?.write(text));
  useLayoutEffect(() => write(), [replacements]);
  useEffect(() => {
    if (root.current && !taken.selection) restoreFocus(root.current, taken);
    repeat(taken);
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
          open: (file) => void open(file),
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
            const fix = editor.current && problemNow(problem, checked, editor.current.text(), work.platform)?.[reading];
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
  const buttons = [...(root?.querySelectorAll<HTMLElement>('[data-act^="fix"]') ?? [])];
  const next = buttons.find((button) => Number(button.dataset.act?.split(' ')[1]) >= index) ?? buttons.at(-1);
  (next ?? root?.querySelector<HTMLElement>('[data-count]'))?.focus({ preventScroll: true });
}

/** Finds a problem in the current text, which may have changed since the check. */
function problemNow(
  problem: ScriptProblem,
  checked: Work,
  text: string,
  platform: Work['platform'],
): ScriptProblem | undefined {
  if (checked.text === text) return problem;
  const isSame = ({ code, message }: ScriptProblem) => code === problem.code && message === problem.message;
  return checkText(text, platform).problems.find(isSame);
}
