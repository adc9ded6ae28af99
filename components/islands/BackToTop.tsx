'use client';

import { useEffect, useState } from 'react';
import { Icon } from '../Icon';
import styles from './BackToTop.module.css';
import { CONSTANTS } from '../browser/constants';
import { throttle } from '../browser/throttle';

/** A button back to the top of the page, from {@link CONSTANTS.backToTopThreshold} down. */
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
    // The keyboard goes on from the top of the page, not from a button that is hidden.
    document.getElementById('frame:content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.button} hidden={!isShown} aria-label="Back to top" onClick={goUp}>
      <Icon name="up" />
    </button>
  );
}
