import {
  autocompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  hoverTooltip,
  keymap,
  lineNumbers,
  type DecorationSet,
  type Tooltip,
} from '@codemirror/view';
import { type Change, completionsAt, helpAt, type Range, type ScriptProblem, sentence } from '@/lib/script';
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
  /** Called with the new text when the reader changes it. */
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
  let isWriting = false;
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
          if (docChanged && !isWriting) onChange(state.doc.toString());
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
      isWriting = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, selection: { anchor: 0 } });
      isWriting = false;
    },
    fix(changes: readonly Change[]) {
      view.dispatch({
        changes: changes.map(({ range: [from, to], text: insert }) => ({ from, to, insert })),
        // Undo reverts the fix, but not text entered before it.
        annotations: isolateHistory.of('full'),
      });
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

/** Problem marks, which move with the text until the next check. */
const problemField = StateField.define<{ problems: readonly ScriptProblem[]; marks: DecorationSet }>({
  create: () => ({ problems: [], marks: Decoration.none }),
  update(value, { docChanged, changes, effects, newDoc }) {
    const found = effects.find((effect) => effect.is(setProblems));
    if (found) return { problems: found.value, marks: marksOf(found.value, newDoc.length) };
    return docChanged ? { problems: [], marks: value.marks.map(changes) } : value;
  },
  provide: (field) => EditorView.decorations.from(field, ({ marks }) => marks),
});

function marksOf(problems: readonly ScriptProblem[], length: number): DecorationSet {
  const marks = problems.flatMap(({ range, severity }) => {
    const [from, to] = visibleRange(range, length);
    return from < to ? [Decoration.mark({ class: `problem ${severity}` }).range(from, to)] : [];
  });
  return Decoration.set(marks, true);
}

/** Makes a range visible by extending it if it is empty. */
function visibleRange([from, to]: Range, length: number): Range {
  const end = Math.min(Math.max(to, from + 1), length);
  return [Math.min(from, Math.max(end - 1, 0)), end];
}

function explain({ state }: EditorView, pos: number): Tooltip | null {
  const here = state.field(problemField).problems.find(({ range }) => {
    const [from, to] = visibleRange(range, state.doc.length);
    return from <= pos && pos <= to;
  });
  if (here) {
    const { range, message, remedy } = here;
    return tooltip(visibleRange(range, state.doc.length), sentence(message), `${sentence(remedy)}.`);
  }
  const help = helpAt(state.doc.toString(), pos);
  return help ? tooltip(help.range, help.word, help.meaning) : null;
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
