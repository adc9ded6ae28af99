/** The anchor of a schema's section. */
export function sectionAnchor(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-');
}

/** Finds the sections of all schemas, by name. If there are several, the first page's counts. */
export function findSections(pages: readonly { path: string; body: string }[]): Map<string, string> {
  const sections = new Map<string, string>();
  for (const { path, body } of pages)
    for (const [tag] of body.replace(/^```[^]*?^```/gm, '').matchAll(/<ApiSchema\s[^>]*>/g)) {
      const valueOf = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
      const name = valueOf('name') ?? '';
      if (!sections.has(name)) sections.set(name, `${path}#${sectionAnchor(valueOf('title') ?? name)}`);
    }
  return sections;
}
