/**
 * Calls `close` when the reader has scrolled more than `offset` pixels away. Scrolling back cancels out, and two-finger
 * gestures, which zoom, don't count.
 * @returns a function that removes the listeners
 */
export function onScrolledAway(offset: number, close: () => void): () => void {
  const top = scrollY;
  let wheel = 0;
  let finger: number | undefined;
  const moved = (distance: number) => {
    if (Math.abs(distance) > offset) close();
  };
  const onWheel = ({ deltaY, ctrlKey }: WheelEvent) => {
    if (ctrlKey) return;
    wheel += deltaY;
    moved(wheel);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    finger = touches.length === 1 ? touches[0]?.screenY : undefined;
  };
  const onTouchMove = ({ touches }: TouchEvent) => {
    const isScaled = (visualViewport?.scale ?? 1) > 1;
    if (finger !== undefined && touches[0] && !isScaled) moved(touches[0].screenY - finger);
  };
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  addEventListener('wheel', onWheel, options);
  addEventListener('touchstart', onTouchStart, options);
  addEventListener('touchmove', onTouchMove, options);
  addEventListener('scroll', () => moved(scrollY - top), options);
  return () => listeners.abort();
}
