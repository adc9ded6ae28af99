// The modules that `generate.ts` writes from the content. They are declared, so that types hold before anything was written,
// and for every content: what TypeScript reads from a file of a site without areas are lists of nothing.

declare module '@/.generated/site.json' {
  const site: import('./generate').ClientSite;
  export default site;
}

declare module '@/.generated/playgrounds.json' {
  /** Addresses of the pages that hold a playground. */
  const playgrounds: readonly string[];
  export default playgrounds;
}

declare module '@/.generated/practice/sample-bot.json' {
  /** The sample chatbot, from `content/practice/sample-bot.yml`. */
  const dialogue: import('../script/dialogue/schema').ChatDialogue;
  export default dialogue;
}

declare module '@/.generated/practice/sample-line.json' {
  /** The sample phone line, from `content/practice/sample-line.yml`. */
  const dialogue: import('../script/dialogue/schema').PhoneDialogue;
  export default dialogue;
}

declare module '@/.generated/snippets' {
  /** The snippets by the component that shows them. */
  const snippets: Record<string, import('react').ComponentType>;
  export = snippets;
}
