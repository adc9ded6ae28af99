import {
  autocompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { ChangeSet, EditorState, StateEffect, StateField, type ChangeDesc } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  hoverTooltip,
  keymap,
  lineNumbers,
  type DecorationSet,
  type Tooltip,
} from '@codemirror/view';
import { completionsAt, helpAt, type Range, type ScriptProblem, sentence } from '@/lib/script';
import { element } from '../../browser/element';
import { editorLook } from './editor-look';

/** The options of {@link createEditor}. */
export interface EditorOptions {
  /** Its accessible name. */
  label: string;
  text: string;
  selection?: Range;
  /** Whether long lines wrap. Otherwise, they scroll. */
  isWrapped?: boolean;
  /** Called with the new text when it changes, also by {@link ScriptEditor.write}. */
  onChange(text: string): void;
  /** Called with the cursor's offset when it moves. */
  onCursor?(offset: number): void;
}

/** See {@link createEditor}. */
export type ScriptEditor = ReturnType<typeof createEditor>;

/**
 * Creates an editor in an element's shadow tree. There, CodeMirror uses constructed stylesheets, which the
 * Content-Security-Policy allows. In the document, it would insert a `style` element, which is blocked.
 */
export function createEditor(host: HTMLElement, options: EditorOptions) {
  const { label, text, selection, isWrapped, onChange, onCursor } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      selection: selection && { anchor: selection[0], head: selection[1] },
      extensions: [
        lineNumbers(),
        history(),
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        isWrapped ? EditorView.lineWrapping : [],
        autocompletion({ override: [complete], icons: false }),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
        problemField,
        EditorView.domEventHandlers({ beforeinput: replaceSelection }),
        hoverTooltip(explain),
        editorLook,
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged) onChange(state.doc.toString());
          if (docChanged || selectionSet) onCursor?.(state.selection.main.head);
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    /** Replaces the text if it differs. The reader can undo this. */
    write(next: string) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, annotations: IN_ONE_STEP });
    },
    /**
     * Fixes a problem that is shown.
     * @returns whether it could be fixed, because its place hasn't changed since the problems were shown
     */
    fix(problem: ScriptProblem): boolean {
      const { problems, since } = view.state.field(problemField);
      const { changes = [] } = problem.fix ?? {};
      if (!problems.includes(problem) || changes.some(({ range }) => since.touchesRange(...range))) return false;
      const moved = changes.map(({ range: [from, to], text }) => ({
        from: since.mapPos(from),
        to: since.mapPos(to),
        insert: text,
      }));
      view.dispatch({ changes: moved, annotations: IN_ONE_STEP });
      return true;
    },
    show(problems: readonly ScriptProblem[]) {
      view.dispatch({ effects: setProblems.of(problems) });
    },
    focus: () => view.focus(),
    /** Focuses the editor, and moves the cursor or selects a passage. */
    goTo(offset: number, end = offset) {
      const [anchor, head] = [offset, end].map((place) => Math.min(place, view.state.doc.length)) as [number, number];
      view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** Undo reverts such a change, but not text entered before it. */
const IN_ONE_STEP = isolateHistory.of('full');

function complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const found = completionsAt(state.doc.toString(), pos);
  if (!found || (!explicit && found.from === pos)) return null;
  return {
    from: found.from,
    options: found.options.map(({ label, insert, meaning }) => ({ label, apply: insert, info: meaning })),
    validFor: /^["$\w.]*$/,
  };
}

const setProblems = StateEffect.define<readonly ScriptProblem[]>();

/** The problems shown, their marks, which move with the text, and how the text has changed since. */
const problemField = StateField.define<{
  problems: readonly ScriptProblem[];
  marks: DecorationSet;
  since: ChangeDesc;
}>({
  create: ({ doc }) => ({ problems: [], marks: Decoration.none, since: ChangeSet.empty(doc.length) }),
  update({ problems, marks, since }, { changes, effects, newDoc: { length } }) {
    const shown = effects.find((effect) => effect.is(setProblems))?.value;
    return shown
      ? { problems: shown, marks: marksOf(shown, length), since: ChangeSet.empty(length) }
      : { problems, marks: marks.map(changes), since: since.composeDesc(changes) };
  },
  provide: (field) => EditorView.decorations.from(field, ({ marks }) => marks),
});

/** Marks the problems' places. An empty one is extended, so that it is visible. */
function marksOf(problems: readonly ScriptProblem[], length: number): DecorationSet {
  const marks = problems.flatMap((problem) => {
    const [from, to] = problem.range;
    const end = Math.min(Math.max(to, from + 1), length);
    const start = Math.min(from, end - 1);
    return start < 0 ? [] : Decoration.mark({ class: `problem ${problem.severity}`, problem }).range(start, end);
  });
  return Decoration.set(marks, true);
}

function explain({ state }: EditorView, pos: number): Tooltip | null {
  let shown: Tooltip | undefined;
  state.field(problemField).marks.between(pos, pos, (from, to, { spec }) => {
    const { message, remedy } = spec.problem as ScriptProblem;
    shown ??= tooltip([from, to], sentence(message), `${sentence(remedy)}.`);
  });
  const help = helpAt(state.doc.toString(), pos);
  return shown ?? (help ? tooltip(help.range, help.word, help.meaning) : null);
}

function tooltip([pos, end]: Range, title: string, text: string): Tooltip {
  const create = () => ({ dom: element('div', {}, element('strong', {}, title), element('br'), text) });
  return { pos, end, above: true, create };
}

/**
 * Replaces a selection with typed text. If the browser did, it would keep the selection's look in a `style` attribute,
 * which the Content-Security-Policy blocks.
 */
function replaceSelection(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || view.state.selection.main.empty) return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}
