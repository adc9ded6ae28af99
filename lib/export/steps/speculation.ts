import { isWhole, mapPages, type Context, type Exported } from '../exported';

/**
 * The rules by which a browser fetches the document of a link before it has been pressed: a link to a page of this site that the
 * starter has marked as near. (A browser's own idea of near, its `moderate`, is a pointer that rests for 200 ms, when most have
 * pressed; its `eager` was any link at all in versions of 2025.) They are a text that stands in every document and that the
 * Content-Security-Policy knows by its hash. Without them a click at once takes 1.2 times as long (`bench/tricks.md`).
 */
export function speculationRules(basePath: string): string {
  const where = {
    and: [{ selector_matches: '[data-near]' }, { href_matches: [`${basePath}{/*}?/`, `${basePath}/*.html`] }],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'immediate' }] });
}

/** Adds the rules to the pages. The starter takes them away when the application starts, which fetches payloads. */
export function addSpeculation(exported: Exported, { basePath }: Pick<Context, 'basePath'>): Exported {
  const rules = `<script type="speculationrules">${speculationRules(basePath)}</script>`;
  return mapPages(exported, (page) =>
    isWhole(page) ? { ...page, html: page.html.replace('</body>', () => `${rules}</body>`) } : page,
  );
}
