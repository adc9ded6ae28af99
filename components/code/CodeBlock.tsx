import { Children, useId, type ComponentProps, type ReactNode } from 'react';
import styles from './CodeBlock.module.css';

interface Props extends ComponentProps<'pre'> {
  'data-language'?: string;
  'data-title'?: string;
  /** Set if the script has marked lines that the text refers to. */
  'data-marked'?: string;
  /** Content for the bottom of the frame. */
  foot?: ReactNode;
}

/**
 * A code block with its file name as a tab and a copy button, which `islands/features/copy.ts` handles. A test
 * script is followed by its conversations, as a second view.
 */
export function CodeBlock({ foot, children, ...data }: Props) {
  const { 'data-language': language, 'data-title': title, 'data-marked': marked } = data;
  const [code, ...conversations] = Children.toArray(children);
  const hasConversations = conversations.length > 0;
  return (
    <figure
      className={title || hasConversations ? styles.block : `${styles.block} ${styles.bare}`}
      data-language={language}
    >
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {hasConversations && <ViewChoice hasMarks={marked !== undefined} />}
      {/* The block can have focus, so that its lines scroll by keyboard: see `islands/features/tab-order.ts`. */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label={title ?? 'Code'}>
        {code}
      </pre>
      <button type="button" className={styles.copy} data-copy="" aria-label={title ? `Copy ${title}` : 'Copy code'} />
      {hasConversations && (
        <div className={styles.conversations} data-pagefind-ignore="">
          {conversations}
        </div>
      )}
      {foot}
    </figure>
  );
}

/**
 * Switches between script and conversation. As with tabs, the choice applies to all pages, and CSS shows the selected
 * view. A choice made for other scripts doesn't apply to scripts with marked lines, so that readers see those lines.
 */
function ViewChoice({ hasMarks }: { hasMarks: boolean }) {
  const id = useId();
  return (
    <fieldset className={styles.views} data-pagefind-ignore="">
      <legend className="visually-hidden">Test view</legend>
      {['Script', 'Conversation'].map((view, index) => (
        <label key={view} className={styles.view}>
          <input
            type="radio"
            name={id}
            value={view}
            defaultChecked={index === 0}
            data-tab={`View of the ${hasMarks ? 'marked ' : ''}test`}
          />
          {view}
        </label>
      ))}
    </fieldset>
  );
}
