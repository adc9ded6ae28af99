/** The page color in each theme (`--paper` in `app/global.css`), which some browsers use for their frame. */
export const THEME_COLORS = { light: '#fbfaf7', dark: '#131517' } as const;

export type Theme = keyof typeof THEME_COLORS;
