/** What is read of Lighthouse's report. */
export interface Result {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, { id: string; title: string; score: number | null; displayValue?: string }>;
}

/** The categories of Lighthouse that are looked at, with the score from 0 to 100 that a page must reach. */
export const FLOORS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** See {@link FLOORS}. */
export type Category = keyof typeof FLOORS;

/** What some runs on one page came to. */
export interface PageScores {
  /** The median score of each category, 0 to 100. */
  medians: Record<Category, number>;
  /** The categories that are below their floor. */
  low: Category[];
  /** What took points in a category that is below its floor, one line an audit. */
  faults: string[];
}

/** Takes the median of each category over runs, and names what is wrong where it is below the floor. */
export function judge(runs: readonly Result[]): PageScores {
  const categories = Object.keys(FLOORS) as Category[];
  const medians = Object.fromEntries(
    categories.map((category) => [category, median(runs.map((run) => scoreOf(run, category)))]),
  ) as Record<Category, number>;
  const low = categories.filter((category) => medians[category] < FLOORS[category]);
  return {
    medians,
    low,
    faults: [...new Set(runs.flatMap((run) => low.flatMap((category) => faultsOf(run, category))))],
  };
}

/** The middle of some numbers; of an even count the lower of the two. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function scoreOf(run: Result, category: Category): number {
  return Math.round((run.categories[category]?.score ?? 0) * 100);
}

function faultsOf(run: Result, category: Category): string[] {
  return (run.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => run.audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 1)
    .map((audit) => `${category}: ${audit?.id} ${audit?.displayValue ?? ''} (${audit?.title})`);
}
