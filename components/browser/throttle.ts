/**
 * Limits a function to one call per `time` milliseconds. The first call runs immediately, and the last one always runs
 * unless it is canceled.
 */
export function throttle(run: () => void, time: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const call = () => {
    if (timer !== undefined) {
      isWaiting = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWaiting) call();
      isWaiting = false;
    }, time);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isWaiting = false;
  };
  return { call, cancel };
}
