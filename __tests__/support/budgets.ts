/** A measurement. Bytes are compressed, as a host sends them. Counts are requests or files. */
export interface Measured {
  /** A page's address, or the name of something that all pages share. */
  what: string;
  /** Figures by name, with the files in each. */
  figures: Record<string, { value: number; parts: Record<string, number> }>;
}

/** The maximum for each figure, by name. */
export type Budget = Record<string, number>;

/**
 * Compares a measurement with its budget.
 * @returns a line for each figure over budget: its name, the excess, and its largest parts
 */
export function overBudget({ what, figures }: Measured, budget: Budget): string[] {
  return Object.entries(budget).flatMap(([name, most]) => {
    const figure = figures[name];
    if (!figure) return [`${what}: ${name} has a budget, but was not measured`];
    if (figure.value <= most) return [];
    const largest = Object.entries(figure.parts)
      .sort(([, one], [, other]) => other - one)
      .slice(0, 5)
      .map(([part, value]) => `${part} ${round(value)}`);
    return [`${what}: ${name} is ${round(figure.value)}, at most ${most}. Its largest parts: ${largest.join(', ')}`];
  });
}

/** Makes a figure from the sum of its parts. */
export function sumOf(parts: Record<string, number>): { value: number; parts: Record<string, number> } {
  return { value: Object.values(parts).reduce((sum, value) => sum + value, 0), parts };
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
