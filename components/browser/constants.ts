/** The constants of the specification, section 9, under its names. Times in milliseconds, lengths in CSS pixels. */
export const CONSTANTS = {
  /** Chunk load timeout: how long a script, or the page that a link leads to, may take before the reader is told. */
  chunkLoadTimeout: 120_000,
  /** Progress bar: where it starts, how fast it moves, how it creeps while a page is on its way. */
  progressBarMinimum: 0.08,
  progressBarSpeed: 200,
  progressBarTrickleRate: 0.02,
  progressBarTrickleSpeed: 800,
  /** Sidebar and hash scroll throttle: how often at most the active heading follows the scrolling. */
  sidebarAndHashScrollThrottle: 300,
  /** Back-to-top: from how far down the button is shown, and how often at most that is looked at. */
  backToTopThreshold: 300,
  backToTopThrottle: 100,
  /** Image zoom: how long after a page is mounted it is available, and how far one may scroll before it closes. */
  imageZoomStart: 1000,
  imageZoomClosingScrollOffset: 40,
} as const;
