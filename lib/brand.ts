/** The page's color in each theme (`--paper` in `app/global.css`), which some browsers use for their frame. */
export const PAPER = { light: '#fbfaf7', dark: '#131517' } as const;
