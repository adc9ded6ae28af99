/** How much of the text stands before its first step and how far apart the next ones are, in characters of HTML. */
const FIRST = 600;
const DISTANCE = 3000;
/** With more of them a long page would be laid out more often than it pays: what is far down, a browser reads in pieces anyway. */
const MOST = 3;

/**
 * Puts a script at a few places of a document: after the header, and between two blocks of the text. Only where a paragraph
 * and another element follow each other, so that no element loses its place as the first or last of its parent.
 */
export function withSteps(html: string, script: string): string {
  const places = [...afterHeader(html), ...betweenBlocks(html)].slice(0, MOST);
  let result = '';
  let from = 0;
  for (const place of places) {
    result += `${html.slice(from, place)}<script>${script}</script>`;
    from = place;
  }
  return result + html.slice(from);
}

function afterHeader(html: string): number[] {
  const end = '</header>';
  const at = html.indexOf(end);
  return at < 0 ? [] : [at + end.length];
}

function* betweenBlocks(html: string): Generator<number> {
  const title = html.indexOf('<h1');
  const end = title < 0 ? 0 : html.indexOf('</article>', title);
  const boundary = /<\/p>(?=<\w)/g;
  boundary.lastIndex = title + FIRST;
  for (let found = boundary.exec(html); found && found.index < end; found = boundary.exec(html)) {
    yield boundary.lastIndex;
    boundary.lastIndex += DISTANCE;
  }
}
