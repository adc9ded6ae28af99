/** Formats a number with thousands separators and at most two decimals. */
export const formatNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format;

/** Formats a share from 0 to 1 as a percentage with two decimals. */
export const formatShare = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2 }).format;

/** Formats a count: `1 call`, `2 calls`. */
export function count(value: number, one: string, several = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : several}`;
}
