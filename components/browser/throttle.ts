/** Limits a function to one call per `time` milliseconds. The first call runs immediately, and the last always runs. */
export function throttle(run: () => void, time: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  return function call() {
    isWaiting = timer !== undefined;
    if (isWaiting) return;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWaiting) call();
    }, time);
  };
}
