/** The media type whose schema and examples are shown: the first JSON one, otherwise the first. The others are named. */
export function shownType(types: readonly string[]): string | undefined {
  return types.find((type) => /[/+]json\b/.test(type)) ?? types[0];
}
