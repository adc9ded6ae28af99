/** Makes a function that runs at most once in `time` milliseconds: at once, and once more after the last call. `cancel` drops that one. */
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
