import { withBase } from '@/lib/routes/base';
import styles from './CopyPage.module.css';

/** Copies or opens the page's Markdown copy, at `markdownAddress`. `islands/features/copy.ts` handles the button. */
export function CopyPage({ markdownAddress }: { markdownAddress: string }) {
  const address = withBase(markdownAddress);
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
