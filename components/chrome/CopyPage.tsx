import { withBase } from '@/lib/routes/base';
import { CopyPageButton } from '../islands/CopyPageButton';
import styles from './CopyPage.module.css';

/** The page as Markdown: to copy in one go, for a language model or a note, and to open. */
export function CopyPage({ twin }: { twin: string }) {
  return (
    <p className={styles.copyPage}>
      <CopyPageButton twin={twin} />
      <a href={withBase(twin)} type="text/markdown">
        Markdown
      </a>
    </p>
  );
}
