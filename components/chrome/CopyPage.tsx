import { withBase } from '@/lib/routes/base';
import type { OutsideLink } from '@/lib/site/repository';
import { CopyPageButton } from '../islands/CopyPageButton';
import styles from './CopyPage.module.css';

interface Props {
  /** The address of the page as Markdown. */
  twin: string;
  assistants: readonly OutsideLink[];
}

/** The page as Markdown: to copy in one go, for a language model or a note, to open, and in assistants. */
export function CopyPage({ twin, assistants }: Props) {
  return (
    <p className={styles.copyPage} data-pagefind-ignore="">
      <CopyPageButton twin={twin} />
      <a href={withBase(twin)} type="text/markdown">
        View as Markdown
      </a>
      {assistants.map(({ name, href }) => (
        <a key={name} href={href}>
          Open in {name}
        </a>
      ))}
    </p>
  );
}
