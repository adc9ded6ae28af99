import type { ReactNode } from 'react';
import type { ChoicePictureName } from '@/lib/content/mdx/components';
import styles from './ChoicePicture.module.css';

// Drawings of 96 × 64 units, with 1.5-unit strokes. The caller and the system have different colors.
const drawings: Record<ChoicePictureName, ReactNode> = {
  phone: (
    <>
      <rect className={styles.system} x="8" y="4" width="32" height="56" rx="5" />
      <path
        className={styles.system}
        d="M15 13h18M16 26h.1M24 26h.1M32 26h.1M16 36h.1M32 36h.1M16 46h.1M24 46h.1M32 46h.1"
      />
      <path className={styles.caller} d="M24 36h.1M48 25a12 12 0 0 1 0 14M55 19a22 22 0 0 1 0 26" />
    </>
  ),
  chat: (
    <>
      <path
        className={styles.system}
        d="M12 6h72a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4ZM8 17h80M14 11.500h.1M20 11.500h.1"
      />
      <path className={styles.caller} d="M53 23h27v7a4 4 0 0 1-4 4H53a5.500 5.500 0 0 1 0-11Z" />
      <path className={styles.system} d="M16 40h31a5.500 5.500 0 0 1 0 11H20a4 4 0 0 1-4-4Z" />
    </>
  ),
  speaker: (
    <>
      <path className={styles.system} d="M34 16v36c0 4 6 7 14 7s14-3 14-7V16M34 26c0 4 6 7 14 7s14-3 14-7" />
      <ellipse className={styles.caller} cx="48" cy="14" rx="14" ry="6" />
      <path
        className={styles.caller}
        d="M71 30a16 16 0 0 1 0 18M79 25a26 26 0 0 1 0 28M25 30a16 16 0 0 0 0 18M17 25a26 26 0 0 0 0 28"
      />
    </>
  ),
  other: (
    <>
      <path className={styles.caller} strokeDasharray="4 4" d="M8 8h44a10 10 0 0 1 0 20H18A10 10 0 0 1 8 18Z" />
      <path className={styles.system} d="M88 56H44a10 10 0 0 1 0-20h34a10 10 0 0 1 10 10ZM52 46h.1M61 46h.1M70 46h.1" />
    </>
  ),
  accuracy: (
    <>
      <path
        className={styles.caller}
        d="M8.500 28v8M14.500 22v20M20.500 12v40M26.500 25v14M32.500 18v28M38.500 26v12M44.500 30v4"
      />
      <path className={styles.system} d="M56 20.500h32M56 32.500h12M56 44.500h24" />
      <path className={styles.caller} strokeDasharray="3 4" d="M74 32.500h14" />
    </>
  ),
  functional: (
    <>
      <path
        className={styles.caller}
        d="M8 8h30a5 5 0 0 1 0 10H13a5 5 0 0 1-5-5ZM8 27h18a5 5 0 0 1 0 10H13a5 5 0 0 1-5-5ZM8 46h26a5 5 0 0 1 0 10H13a5 5 0 0 1-5-5Z"
      />
      <path className={styles.system} d="M54 13h12M54 32h12M54 51h12M76 13l4 4 8-9M76 32l4 4 8-9M76 51l4 4 8-9" />
    </>
  ),
  load: (
    <>
      <path
        className={styles.caller}
        d="M8 8h10c24 0 22 17 46 17M8 20h14c20 0 22 9 42 9M8 32h56M8 44h14c20 0 22-9 42-9M8 56h10c24 0 22-17 46-17"
      />
      <rect className={styles.system} x="64" y="18" width="24" height="28" rx="4" />
      <path className={styles.system} d="M71 27h10M71 37h10" />
    </>
  ),
  monitoring: (
    <>
      <path className={styles.system} d="M8 46h4M20 46h8M36 46h8M52 46h9M76 46h12" />
      <circle className={styles.system} cx="16" cy="46" r="4" />
      <circle className={styles.system} cx="32" cy="46" r="4" />
      <circle className={styles.system} cx="48" cy="46" r="4" />
      <circle className={styles.caller} cx="68" cy="46" r="7" />
      <path className={styles.caller} d="M54 10h23a8 8 0 0 1 0 16H61a7 7 0 0 1-7-7ZM62 18h.1M68 18h.1M74 18h.1" />
    </>
  ),
};

/** The decorative drawing at the top of a choice. */
export function ChoicePicture({ name }: { name: ChoicePictureName }) {
  return (
    <svg className={styles.picture} width="96" height="64" viewBox="0 0 96 64" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
