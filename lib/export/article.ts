/** The article in a document, which is all that is indexed and copied as Markdown. Absent in redirects. */
export const articleOf = (document: string): string | undefined => /<article[\s>][^]*<\/article>/.exec(document)?.[0];
