/** Every so-manieth of a list, beginning with a given one; with `EXHAUSTIVE=1` in the environment, as `npm run test:all` has it, all of them. */
export function sampleOf<Item>(items: readonly Item[], every: number, first = 0): readonly Item[] {
  return process.env.EXHAUSTIVE ? items : items.filter((_, index) => index % every === first % every);
}
