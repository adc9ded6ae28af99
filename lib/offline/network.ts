/** Milliseconds after which what is kept is used instead of an answer from the network. */
const LONGEST_WAIT = 10_000;

/** How long to wait for the network: not at all once it was silent, until something arrives. */
let wait = LONGEST_WAIT;

/**
 * The answer of the network, or what is kept if the network fails or is silent for ten seconds.
 * @throws what `network` throws, if nothing is kept
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
