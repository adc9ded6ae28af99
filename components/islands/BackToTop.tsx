'use client';

import { useEffect, useState } from 'react';
import { Icon } from '../Icon';
import styles from './BackToTop.module.css';
import { CONSTANTS } from '../browser/constants';
import { throttle } from '../browser/throttle';

/** A back-to-top button, shown once the reader has scrolled beyond {@link CONSTANTS.backToTopThreshold}. */
export function BackToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = throttle(() => setShown(scrollY > CONSTANTS.backToTopThreshold), CONSTANTS.backToTopThrottle);
    update.call();
    addEventListener('scroll', update.call, { passive: true });
    return () => {
      update.cancel();
      removeEventListener('scroll', update.call);
    };
  }, []);
  const goUp = () => {
    scrollTo({ top: 0 });
    // Keyboard navigation continues from the top, not from the hidden button.
    document.getElementById('frame:content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.button} hidden={!isShown} aria-label="Back to top" onClick={goUp}>
      <Icon name="up" />
    </button>
  );
}
