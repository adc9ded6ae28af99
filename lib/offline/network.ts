/** Milliseconds after which a kept copy is used instead of a network response. */
const LONGEST_WAIT = 10_000;

/** How long to wait for the network: not at all after it was silent, until a response arrives. */
let wait = LONGEST_WAIT;

/**
 * Returns the network's response, or the kept copy if the network fails or is silent for ten seconds.
 * @throws the error of `network`, if there is no copy
 */
export function networkFirst<Answer>(network: Promise<Answer>, kept: Answer | undefined): Promise<Answer> {
  const heard = network.then((response) => {
    wait = LONGEST_WAIT;
    return response;
  });
  if (kept === undefined) return heard;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      wait = 0;
      resolve(kept);
    }, wait);
    heard
      .catch(() => kept)
      .then((response) => {
        clearTimeout(timer);
        resolve(response);
      });
  });
}
