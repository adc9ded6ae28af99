import { StreamLanguage } from '@codemirror/language';
import { yaml } from '@codemirror/legacy-modes/mode/yaml';
import { tags } from '@lezer/highlight';

/** The language of scripts, which also reads JSON. */
export const language = StreamLanguage.define(yaml);

/** The site's code colors, by the kind of code: see `CodeBlock.module.css`. */
export const CODE_COLORS = [
  { kind: 'comment', tag: tags.comment, color: 'var(--code-comment)' },
  { kind: 'property', tag: [tags.atom, tags.propertyName], color: 'var(--code-property)' },
  { kind: 'string', tag: tags.string, color: 'var(--code-string)' },
  { kind: 'constant', tag: [tags.number, tags.keyword, tags.bool], color: 'var(--code-constant)' },
  { kind: 'meta', tag: tags.meta, color: 'var(--ink-muted)' },
];
