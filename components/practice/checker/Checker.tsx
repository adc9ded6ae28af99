import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CheckedText, Range, RunRequest, ScriptProblem } from '@/lib/script';
import { restoreFocus } from '../../browser/take-over';
import type { Start } from '../../browser/start';
import { createEditor, type ScriptEditor } from '../editor/editor';
import { useAnswer, useLanguage } from '../useLanguage';
import type { Sample } from './Toolbar';
import styles from './Checker.module.css';
import { Panels } from './Panels';
import { targetOf } from './target';
import { Toolbar } from './Toolbar';
import { Trial } from './Trial';
import { useWork } from './useWork';
import { WhyItFailed } from './WhyItFailed';

interface Props {
  samples: readonly Sample[];
  /** The first sample, as the build has checked it. */
  first: CheckedText;
}

/** Milliseconds without a key press before the text is checked. */
const PAUSE = 100;

/** How many characters take long enough to check that the reader is told. */
const LONG = 50_000;

/** The result shown until a text has been checked. */
const NOTHING: CheckedText = { problems: [], tests: [], settings: [] };

/** Creates the checker that replaces the plain HTML. */
export default function Checker({ props: { samples, first }, pressed, taken }: Start<Props>) {
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const fixed = useRef<number>(undefined);
  const { work, replacements, message, change, replace, copy, download, share, goBack } = useWork(samples, taken);
  const editor = useRef<ScriptEditor>(undefined);
  const [cursor, setCursor] = useState(0);
  const language = useLanguage();
  const { text, platform } = work;
  const answered = useAnswer(language, 'check', { text, platform }, PAUSE);
  const { answer = first, failure, input: checkedText, isOld = true } = answered ?? {};
  const status = isOld && text.length > LONG ? 'Checking…' : failure;
  const checked = status ? NOTHING : answer;
  const target = targetOf(checked, text);
  const [trial, setTrial] = useState<RunRequest>();
  const runs = useRef(0);
  /** The fixes that were pressed, because one that is pressed during another applies to its result. */
  const fixing = useRef(Promise.resolve());
  const fix = async (problem: ScriptProblem) => {
    const now = editor.current?.text() ?? '';
    const { problems } = checkedText?.text === now ? checked : await language.ask('check', { text: now, platform });
    const fix = sameProblem(problem, checked.problems, problems)?.fix;
    if (!fix || editor.current?.text() !== now) return;
    fixed.current = checked.problems.indexOf(problem);
    editor.current.fix(fix.changes);
  };
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
    // The answer may be for text that has changed since.
    if (checkedText?.text === editor.current?.text()) editor.current?.show(checked.problems);
    if (fixed.current !== undefined) focusAfter(root.current, fixed.current);
    fixed.current = undefined;
  }, [editor, checked, checkedText]);

  return (
    <div ref={root}>
      <Toolbar
        samples={samples}
        platform={work.platform}
        presses={{
          choose: replace,
          setPlatform: (platform) => change({ platform }),
          open: (file) => void openFile(file),
          copy: () => void copy(),
          download: () => download(checked.settings.length > 0 ? 'testing.json' : 'test.yml'),
          share: () => void share(),
          goBack,
        }}
      />
      <p className={styles.message} role="status">
        {message}
      </p>
      <Panels
        checked={checked}
        status={status}
        cursor={cursor}
        target={target}
        field={<div ref={host} className={styles.editor} />}
        presses={{
          run: () => target.dialogue && setTrial({ text, dialogue: target.dialogue, variant: runs.current++ }),
          goTo: (offset) => editor.current?.goTo(offset),
          fix: (problem) => (fixing.current = fixing.current.catch(() => undefined).then(() => fix(problem))),
          fixAll: async () => {
            const now = editor.current?.text() ?? '';
            const after = await language.ask('fixAll', { text: now, platform });
            if (editor.current?.text() !== now) return;
            fixed.current = 0;
            editor.current.fix([{ range: [0, now.length], text: after }]);
          },
        }}
      />
      {trial && <Trial request={trial} isOld={trial.text !== text} language={language} />}
      <WhyItFailed
        tests={checked.tests}
        asked={work.asked}
        language={language}
        onChange={(one) => change({ asked: one })}
      />
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
function sameProblem(problem: ScriptProblem, before: readonly ScriptProblem[], now: readonly ScriptProblem[]) {
  const isSame = ({ id }: ScriptProblem) => id === problem.id;
  return now.filter(isSame)[before.filter(isSame).indexOf(problem)];
}
