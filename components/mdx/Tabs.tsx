import { Children, Fragment, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabProps {
  label: string;
  children: ReactNode;
}

/**
 * Tabs made of radio buttons and CSS, so that they work before scripts load, with the browser's keyboard support.
 * Without scripts, all panels are open, each under its label.
 */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{label}</legend>
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
    </fieldset>
  );
}

/** A panel in {@link Tabs}. */
export function Tab({ children }: TabProps) {
  return children;
}
