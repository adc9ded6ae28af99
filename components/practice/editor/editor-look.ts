import { Decoration, EditorView, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { TOKEN_CLASSES } from '@/lib/content/token-classes';
import { partsOfLine } from '@/lib/script';

const box = {
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--raised)',
  color: 'var(--ink)',
  boxShadow: 'var(--shadow)',
};

const wave = (color: string) => ({ textDecoration: `underline wavy ${color}`, textDecorationSkipInk: 'none' });

// Custom properties, because class names don't apply inside the shadow tree.
const theme = EditorView.theme({
  '&': { color: 'var(--ink)', minHeight: 'var(--editor-height)', maxHeight: 'var(--editor-most)', background: 'none' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'var(--editor-size)/1.6 var(--font-code)', fontVariantLigatures: 'none' },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'var(--caller)' },
  '.cm-line': { padding: '0 var(--space-3) 0 var(--space-2)' },
  '.cm-content ::selection': { background: 'var(--selection)' },
  '.cm-gutters': { border: '0', background: 'none', color: 'var(--ink-muted)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.5em', padding: '0 var(--space-2)' },
  ...Object.fromEntries(
    Object.entries(TOKEN_CLASSES).map(([kind, name]) => [`.${name}`, { color: `var(--code-${kind})` }]),
  ),
  '.problem': { textUnderlineOffset: '0.25em' },
  '.error': wave('var(--danger)'),
  '.warning': wave('var(--caution)'),
  '.hint': { textDecoration: 'underline dotted var(--ink-muted)' },
  '.cm-tooltip': { ...box, maxWidth: 'min(24rem, 90vw)', font: 'var(--text-xs)/1.5 var(--font-text)' },
  '.cm-tooltip-hover, .cm-completionInfo': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: '14em', fontFamily: 'var(--font-code)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px var(--space-3)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--caller)',
    color: 'var(--on-caller)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
});

/** Colors the visible lines. */
const lines = new MatchDecorator({
  regexp: /^.+$/g,
  decorate(add, from, _to, [line]) {
    let at = from;
    for (const { text, kind } of partsOfLine(line)) {
      if (kind) add(at, at + text.length, Decoration.mark({ class: TOKEN_CLASSES[kind] }));
      at += text.length;
    }
  },
});
const colors = ViewPlugin.define(
  (view) => ({
    marks: lines.createDeco(view),
    update(change: ViewUpdate) {
      this.marks = lines.updateDeco(change, this.marks);
    },
  }),
  { decorations: ({ marks }) => marks },
);

/** How the editor looks: its theme, and the colors of code. */
export const editorLook = [theme, colors];
