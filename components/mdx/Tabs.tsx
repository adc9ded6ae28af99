import {
  Children,
  Fragment,
  isValidElement,
  useId,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { CodeBlock } from '../code/CodeBlock';
import styles from './Tabs.module.css';

interface TabProps {
  label: string;
  children: ReactNode;
}

/**
 * Tabs made of radio buttons and CSS, so that they work before scripts load, with the browser's keyboard support.
 * Without scripts, all panels are open, each under its label.
 * @param card whether the labels are the head of a frame, as in the API reference and around plain code
 */
export function Tabs({ label, card, children }: { label: string; card?: boolean; children: ReactNode }) {
  const id = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  const isCode = tabs.every(({ props }) => isPlainCode(props.children));
  return (
    // Not a <fieldset>: reader views leave those out, because they are parts of forms.
    <div className={card ? styles.labelled : isCode ? styles.card : styles.tabs} role="radiogroup" aria-label={label}>
      {tabs.map((tab, index) => (
        <Fragment key={tab.props.label}>
          <label className={styles.label}>
            <input type="radio" name={id} value={tab.props.label} defaultChecked={index === 0} data-tab={label} />
            {tab.props.label}
          </label>
          <div className={styles.panel} data-panel="">
            <p className={styles.panelLabel}>{tab.props.label}</p>
            {tab.props.children}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** Whether a panel is a code block without a head of its own. */
function isPlainCode(children: ReactNode): boolean {
  const [only, ...others] = Children.toArray(children);
  if (others.length > 0 || !isValidElement<ComponentProps<typeof CodeBlock>>(only)) return false;
  // MDX wraps the children of components.
  if (only.type === Fragment) return isPlainCode(only.props.children);
  return only.type === CodeBlock && !only.props['data-title'] && Children.count(only.props.children) === 1;
}

/** A panel in {@link Tabs}. */
export function Tab({ children }: TabProps) {
  return children;
}
