import { withBase } from '@/lib/routes/base';
import { CopyPageButton } from '../islands/CopyPageButton';
import styles from './CopyPage.module.css';

/** Copies or opens the page's Markdown version, for example for a language model. `twin` is its address. */
export function CopyPage({ twin }: { twin: string }) {
  return (
    <p className={styles.copyPage} data-pagefind-ignore="">
      <CopyPageButton twin={twin} />
      <a href={withBase(twin)} type="text/markdown">
        View as Markdown
      </a>
    </p>
  );
}
