// Declares the modules that `generate.ts` writes, so types don't depend on the content or on a previous run.

declare module '@/.generated/changed.json' {
  /** The time of the last change under `next dev`. */
  const changed: number;
  export default changed;
}

declare module '@/.generated/site.json' {
  const site: import('./client').ClientSite;
  export default site;
}

declare module '@/.generated/inline.json' {
  const inline: { script: string };
  export default inline;
}

declare module '@/.generated/practice/sample-bot.json' {
  const dialogue: import('../script/index').ChatDialogue;
  export default dialogue;
}

declare module '@/.generated/practice/sample-line.json' {
  const dialogue: import('../script/index').PhoneDialogue;
  export default dialogue;
}

declare module '@/.generated/practice/dialogues.json' {
  /** The targets of exercises, by file name. */
  const dialogues: Readonly<Record<string, import('../script/index').Dialogue>>;
  export default dialogues;
}

declare module '@/.generated/exercises.json' {
  const exercises: import('./generate').ExercisesByPage;
  export default exercises;
}

declare module '@/.generated/snippets' {
  /** The snippets, by component name. */
  const snippets: Record<string, import('react').ComponentType>;
  export = snippets;
}
