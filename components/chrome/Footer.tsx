'use client';

import { Shortcuts } from '../islands/Shortcuts';
import styles from './Footer.module.css';
import { Logo } from './Logo';

interface Props {
  productName: string;
  /** The year of the last content change. The current year would change pages whose content hasn't changed. */
  year?: number;
}

/** Every page's footer. It is a client component for the same reason as the header. */
export function Footer({ productName, year }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>
          <Logo size={18} />
          {productName} Documentation, {['©', year, productName].filter(Boolean).join('\u00a0')}. All rights reserved.
        </p>
        <Shortcuts className={styles.shortcuts} />
      </div>
    </footer>
  );
}
