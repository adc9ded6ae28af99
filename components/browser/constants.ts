// The constants that the specification sets. Others are next to their use. Times are in milliseconds, and lengths in
// CSS pixels.

/** How long a script or a page may take before the reader is notified. */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** Where the progress bar starts, as a share of its length. */
export const PROGRESS_BAR_MINIMUM = 0.08;

/** How long the progress bar takes for a step. */
export const PROGRESS_BAR_SPEED = 200;

/** How far the progress bar moves at most in a step while a page loads, as a share of its length. */
export const PROGRESS_BAR_TRICKLE_RATE = 0.02;

/** The time between the progress bar's steps while a page loads. */
export const PROGRESS_BAR_TRICKLE_SPEED = 800;

/** The minimum time between updates to the active heading. */
export const SIDEBAR_AND_HASH_SCROLL_THROTTLE = 300;

/** The scroll position from which the back-to-top button is shown. */
export const BACK_TO_TOP_THRESHOLD = 300;

/** The minimum time between checks for the back-to-top button. */
export const BACK_TO_TOP_THROTTLE = 100;

/** The time until a page's images can be zoomed, counted from DOMContentLoaded. */
export const IMAGE_ZOOM_START = 1000;

/** The scroll distance that closes an enlarged image. */
export const IMAGE_ZOOM_CLOSING_SCROLL_OFFSET = 40;
