import { withBase } from '@/lib/routes/base';
import styles from './CopyPage.module.css';

/** Copies or opens the page's Markdown copy, whose address is `twin`. `CopyButtons` handles the button. */
export function CopyPage({ twin }: { twin: string }) {
  const address = withBase(twin);
  return (
    <p className={styles.copyPage} data-pagefind-ignore="">
      <button type="button" className={styles.copy} data-copy={address}>
        <span>Copy page</span>
        <span>Copied</span>
      </button>
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
    </p>
  );
}
