import type { ComponentProps } from 'react';
import styles from './CodeBlock.module.css';

interface Props extends ComponentProps<'pre'> {
  'data-language'?: string;
  'data-title'?: string;
  /** The highlighted code as HTML; see `lib/content/mdx/inner-html.ts`. */
  html?: string;
}

/** A code block with its file name as a tab and its copy button inside the frame; `CopyButtons` makes the button work. */
export function CodeBlock({ 'data-language': language, 'data-title': title, html, children }: Props) {
  return (
    <figure className={styles.block} data-language={language}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {/* Focusable, so that long lines can be scrolled by keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        {html === undefined ? children : <code dangerouslySetInnerHTML={{ __html: html }} />}
      </pre>
      <button type="button" className={styles.copy} data-copy="" aria-label={title ? `Copy ${title}` : 'Copy code'} />
    </figure>
  );
}
