import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routes/base';
import { Island } from '../Island';
import styles from './Image.module.css';

interface Props extends ComponentProps<'img'> {
  /** Whether the image is inside a link, which is what a press follows. */
  'data-linked'?: string;
}

/** An image that a press enlarges. */
export function Image({ alt, src, 'data-linked': linked, ...image }: Props) {
  const picture = (
    <img alt={alt} src={typeof src === 'string' ? withBase(src) : src} loading="lazy" decoding="async" {...image} />
  );
  if (linked !== undefined) return picture;
  return (
    <Island name="zoom" props={{}} as="span" className={styles.zoom}>
      {picture}
      <button type="button" className={styles.button} aria-label={`Expand image: ${alt}`} />
    </Island>
  );
}
