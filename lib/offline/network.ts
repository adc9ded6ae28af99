/** How long to wait for the network before falling back to the kept copy, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** The current wait. Once the network fails to respond, it is zero until a response arrives. */
let wait = LONGEST_WAIT;

/**
 * Returns the network's response, or the kept copy if the network fails or doesn't respond in time.
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
