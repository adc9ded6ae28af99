import styles from './Footer.module.css';
import { Logo } from './Logo';
import { ShortcutsDialog } from './ShortcutsDialog';

interface Props {
  productName: string;
  /** The year of the last content change. The current year would change pages whose content hasn't changed. */
  year?: number;
}

/** Every page's footer. */
export function Footer({ productName, year }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>
          <Logo size={18} />
          {productName} Documentation, {['©', year, productName].filter(Boolean).join('\u00a0')}. All rights reserved.
        </p>
        <button type="button" className={styles.shortcuts} data-opens="shortcuts">
          Keyboard shortcuts <kbd>?</kbd>
        </button>
      </div>
      <ShortcutsDialog />
    </footer>
  );
}
