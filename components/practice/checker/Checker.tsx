import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { isPlatform, type CheckedText, type Range, type RunRequest } from '@/lib/script';
import { elementOf } from '../../browser/element';
import { restoreFocus } from '../../browser/take-over';
import type { Start } from '../../browser/start';
import { createEditor, type ScriptEditor } from '../editor/editor';
import { useAnswer, useLanguage } from '../language';
import styles from './Checker.module.css';
import { Panels } from './Panels';
import { targetOf } from './target';
import { Toolbar, type Sample } from './Toolbar';
import { Trial } from './Trial';
import { useWork } from './useWork';
import { WhyItFailed } from './WhyItFailed';

interface Props {
  samples: readonly [Sample, ...Sample[]];
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
  const editor = useRef<ScriptEditor>(undefined);
  const { work, message, change, replace, copy, download, share, goBack } = useWork(samples, taken);
  const { text, platform } = work;
  const [cursor, setCursor] = useState(0);
  const language = useLanguage();
  const {
    answer = first,
    failure,
    input = samples[0],
    isOld,
  } = useAnswer(language, 'check', { text, platform }, PAUSE);
  const status = isOld && text.length > LONG ? 'Checking…' : failure;
  const checked = status ? NOTHING : answer;
  const { problems, tests, settings } = checked;
  const target = targetOf(checked, text);
  const [trial, setTrial] = useState<RunRequest & { variant: number }>();
  /** The index of the fix that was pressed, until its result is shown. */
  const fixed = useRef<number>(undefined);

  const onEdit = useEffectEvent((next: string) => {
    // If the editor were ahead of `text`, older text would replace what is typed meanwhile.
    if (next !== text) flushSync(() => change({ text: next }));
  });
  const create = useEffectEvent((element: HTMLElement) => {
    const { focus } = taken;
    const selection: Range | undefined = focus?.name === 'text' ? [focus.start ?? 0, focus.end ?? 0] : undefined;
    const onChange = (next: string) => onEdit(next);
    editor.current = createEditor(element, { label: 'Script', text, selection, onChange, onCursor: setCursor });
    if (selection) editor.current.goTo(selection[1]);
  });
  useLayoutEffect(() => {
    if (host.current) create(host.current);
    return () => editor.current?.destroy();
  }, []);
  useLayoutEffect(() => editor.current?.write(text), [text]);
  useEffect(() => {
    // The answer may be for text that has changed since.
    if (input.text === editor.current?.text()) editor.current.show(problems);
    if (fixed.current !== undefined) focusAfter(root.current, fixed.current);
    fixed.current = undefined;
  }, [problems, input]);

  const openFile = async (file: File) => replace({ text: (await file.text()).replaceAll('\r\n', '\n') });
  const repeat = useEffectEvent(() => {
    if (taken.file) void openFile(taken.file);
    const button = root.current?.querySelector<HTMLElement>(`button[name="${pressed}"]`);
    // A press renders at once, which an effect can't.
    queueMicrotask(() => button?.click());
  });
  useEffect(() => {
    if (root.current) restoreFocus(root.current, taken);
    repeat();
  }, [taken]);

  const fix = (index: number) => {
    const problem = problems[index];
    if (problem && editor.current?.fix(problem)) fixed.current = index;
  };
  const fixAll = async () => {
    const after = await language.ask('fixAll', { text, platform });
    if (editor.current?.text() !== text) return;
    fixed.current = 0;
    editor.current.write(after);
  };
  const goTo = (found?: { range: Range }) => found && editor.current?.goTo(found.range[0]);
  /** What buttons do, by the first word of their names. The second may be an index. */
  const presses: Partial<Record<string, (index: number) => unknown>> = {
    copy,
    download: () => download(settings.length > 0 ? 'testing.json' : 'test.yml'),
    share,
    back: goBack,
    run: () => target.dialogue && setTrial({ text, dialogue: target.dialogue, variant: trial ? trial.variant + 1 : 0 }),
    fix: (index) => (isNaN(index) ? fixAll() : fix(index)),
    go: (index) => goTo(problems[index]),
    test: (index) => goTo(tests[index]),
  };
  const onClick = ({ nativeEvent }: MouseEvent) => {
    const [name = '', index] = elementOf(nativeEvent).closest('button')?.name.split(' ') ?? [];
    void presses[name]?.(Number(index));
  };
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    const { name, value, files } = target as HTMLInputElement;
    const [sample, file] = [samples[Number(value)], files?.[0]];
    if (name === 'platform') return change({ platform: isPlatform(value) ? value : undefined });
    // Without this, selecting the same sample or file again wouldn't be a change.
    (target as HTMLInputElement).value = '';
    if (name === 'sample' && sample) replace(sample);
    if (name === 'file' && file) void openFile(file);
  };

  return (
    <div ref={root}>
      <div onClick={onClick} onChange={onChange}>
        <Toolbar samples={samples} platform={platform} canGoBack={goBack !== undefined} />
        <p className={styles.message} role="status">
          {message}
        </p>
        <Panels {...{ checked, status, cursor, target }} field={<div ref={host} className={styles.editor} />} />
      </div>
      {trial && <Trial request={trial} isOld={trial.text !== text} language={language} />}
      <WhyItFailed {...{ tests, language }} asked={work.asked} onChange={(asked) => change({ asked })} />
    </div>
  );
}

/** When a fix removes the focused button, moves the focus to the next one, or to the problem count. */
function focusAfter(root: HTMLElement | null, index: number): void {
  const buttons = [...(root?.querySelectorAll<HTMLButtonElement>('button[name^="fix"]') ?? [])];
  const next = buttons.find((button) => Number(button.name.split(' ')[1]) >= index) ?? buttons.at(-1);
  (next ?? root?.querySelector<HTMLElement>('[data-count]'))?.focus({ preventScroll: true });
}
