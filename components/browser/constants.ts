/** The constants in section 9 of the specification. Times are in milliseconds, and lengths in CSS pixels. */
export const CONSTANTS = {
  /** Chunk load timeout: how long a script or a page may take before the reader is notified. */
  chunkLoadTimeout: 120_000,
  /** Progress bar: initial value, animation speed, and trickle while a page loads. */
  progressBarMinimum: 0.08,
  progressBarSpeed: 200,
  progressBarTrickleRate: 0.02,
  progressBarTrickleSpeed: 800,
  /** Sidebar and hash scroll throttle: the minimum time between updates to the active heading. */
  sidebarAndHashScrollThrottle: 300,
  /** Back-to-top: the scroll position from which the button is shown, and the minimum time between checks. */
  backToTopThreshold: 300,
  backToTopThrottle: 100,
  /** Image zoom: the delay after a page is mounted, and the scroll distance that closes it. */
  imageZoomStart: 1000,
  imageZoomClosingScrollOffset: 40,
} as const;
