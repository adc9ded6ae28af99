/** How much of the text stands before its first step and how far apart the next ones are, in characters of HTML. */
const FIRST = 600;
const DISTANCE = 3000;
/** With more of them a long page would be laid out more often than it pays: what is far down, a browser reads in pieces anyway. */
const MOST = 4;

/**
 * Where a step may stand: after a plain paragraph, before another or a heading. There it changes nothing for a reader without
 * scripts, for whom it stays: no element loses its place as the first, second or last of its parent, as beside the label of
 * a tab it would.
 */
const BOUNDARY = /<p>(?:(?!<p[ >])[^])*?<\/p>(?=<p>|<h[2-6][ >])/g;

/**
 * Puts a script at a few places of a document: around the header, and between blocks of the text. Before the header, because
 * a browser looks for the fonts when it lays out the first text, and that takes it as long as the header does.
 */
export function withSteps(html: string, script: string): string {
  const places = [...aroundHeader(html), ...betweenBlocks(html)].slice(0, MOST);
  let result = '';
  let from = 0;
  for (const place of places) {
    result += `${html.slice(from, place)}<script>${script}</script>`;
    from = place;
  }
  return result + html.slice(from);
}

function aroundHeader(html: string): number[] {
  const header = /<header[^]*?<\/header>/.exec(html);
  return header ? [header.index, header.index + header[0].length] : [];
}

function* betweenBlocks(html: string): Generator<number> {
  const title = html.indexOf('<h1');
  const end = title < 0 ? 0 : html.indexOf('</article>', title);
  let from = title + FIRST;
  for (const { 0: paragraph, index } of html.slice(0, end).matchAll(BOUNDARY)) {
    const place = index + paragraph.length;
    if (place < from) continue;
    yield place;
    from = place + DISTANCE;
  }
}
