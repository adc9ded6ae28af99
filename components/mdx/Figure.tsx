import type { ReactNode } from 'react';
import { Image } from './Image';
import styles from './Figure.module.css';

interface Props {
  src: string;
  /** A description for readers who can't see the figure. */
  alt: string;
  caption?: string;
  /** The size in pixels, filled in by the compiler. */
  width?: string;
  height?: string;
  /** The legend, which explains the numbered marks. */
  children?: ReactNode;
}

/** A figure with its legend next to it or, if there is no room, below it. */
export function Figure({ src, alt, caption, width, height, children }: Props) {
  return (
    <figure className={children ? `${styles.figure} ${styles.withLegend}` : styles.figure}>
      <div className={styles.picture}>
        <Image src={src} alt={alt} width={Number(width)} height={Number(height)} />
      </div>
      {(caption || children) && (
        <figcaption className={styles.caption}>
          {caption && <p>{caption}</p>}
          {children}
        </figcaption>
      )}
    </figure>
  );
}
