import styles from './Footer.module.css';
import { Logo } from './Logo';

/** The end of every page. */
export function Footer({ productName }: { productName: string }) {
  return (
    <footer className={styles.footer}>
      <p>
        <Logo size={18} />
        {productName} Documentation, © {new Date().getUTCFullYear()} {productName}. All rights reserved.
      </p>
    </footer>
  );
}
