import styles from './Footer.module.css';

/** The end of every page. */
export function Footer({ productName }: { productName: string }) {
  return (
    <footer className={styles.footer}>
      <p>
        {productName} Documentation, © {new Date().getUTCFullYear()} {productName}. All rights reserved.
      </p>
    </footer>
  );
}
