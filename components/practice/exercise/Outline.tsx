import type { PageElement } from '@/lib/script';
import styles from './Exercise.module.css';

interface Props {
  elements: readonly PageElement[];
  /** The elements a selector matches. */
  matched?: readonly PageElement[];
  /** The element or iframe whose contents are shown. By default, the page. */
  parent?: PageElement;
}

/** The sample chatbot's elements, as developer tools show them. */
export function Outline({ elements, matched = [], parent }: Props) {
  const shown = elements.filter((element) => (element.parent ?? element.frame) === parent);
  if (shown.length === 0) return null;
  return (
    <ul className={parent ? styles.inner : styles.outline}>
      {shown.map((element, index) => (
        <li key={index} data-matched={matched.includes(element) ? '' : undefined}>
          <code>{tagOf(element)}</code> {element.text} {matched.includes(element) && <strong>matches</strong>}
          <Outline elements={elements} matched={matched} parent={element} />
        </li>
      ))}
    </ul>
  );
}

function tagOf({ tag, id, className }: PageElement): string {
  return `<${tag}${id === undefined ? '' : ` id="${id}"`}${className === undefined ? '' : ` class="${className}"`}>`;
}
