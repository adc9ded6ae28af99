/** The logo: two speech bubbles taking turns, each pointing at its speaker. Paths are in a 26-unit square. */
export const MARK = {
  caller: 'M2 2h11a5 5 0 0 1 0 10H7a5 5 0 0 1-5-5Z',
  system: 'M24 24H13a5 5 0 0 1 0-10h6a5 5 0 0 1 5 5Z',
} as const;

/** Colors from `app/global.css` for output without a stylesheet, for the light and dark themes. */
export const COLORS = {
  paper: ['#fbfaf7', '#131517'],
  ink: ['#16181d', '#ebe9e4'],
  line: ['#e4e1d9', '#353a40'],
  caller: ['#b83a08', '#ff9061'],
  system: ['#0b6b62', '#5cc9bb'],
} as const;
