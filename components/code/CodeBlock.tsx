import { Children, useId, type ComponentProps, type ReactNode } from 'react';
import styles from './CodeBlock.module.css';

interface Props extends ComponentProps<'pre'> {
  'data-language'?: string;
  'data-title'?: string;
  /** The text speaks of lines that are marked in the script. */
  'data-marked'?: string;
  /** What stands at the bottom of the frame. */
  foot?: ReactNode;
}

/**
 * A code block with its file name as a tab and its copy button inside the frame; `CopyButtons` makes the button work.
 * A test script can also be read as the conversations that it describes, which are the children after its code.
 */
export function CodeBlock({ foot, children, ...data }: Props) {
  const { 'data-language': language, 'data-title': title, 'data-marked': marked } = data;
  const [code, ...conversations] = Children.toArray(children);
  const hasConversations = conversations.length > 0;
  return (
    <figure className={styles.block} data-language={language}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {hasConversations && <ViewChoice hasMarks={marked !== undefined} />}
      {/* Focusable, so that long lines can be scrolled by keyboard. */}
      <pre className={styles.code} tabIndex={0}>
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
 * The choice of how test scripts are read, which holds on all pages as that of tabs does; CSS shows the chosen view. Scripts with marked
 * lines have a choice of their own: who reads conversations elsewhere is shown what the text speaks of.
 */
function ViewChoice({ hasMarks }: { hasMarks: boolean }) {
  const id = useId();
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">View of the test</legend>
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
