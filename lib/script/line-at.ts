/** The part of a script that a line belongs to. */
export type Region = 'test' | 'step' | 'values' | 'configuration' | 'settings';

/** The parts of a line: indentation, hyphen, `set`, key, colon, and the rest. */
const LINE = /^(\s*)(- +)?["']?(set +)?([\w.$-]*)(["']? *:(?: +|$))?(.*)$/;

/** Splits the line at an offset into parts. Offsets refer to the complete text. */
export function lineAt(text: string, offset: number) {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = /^[^\r\n]*/.exec(text.slice(from)) ?? [];
  const [, indent = '', hyphen, set = '', key = '', colon = '', rest = ''] = LINE.exec(line) ?? [];
  const end = from + line.length;
  const to = end - rest.length - colon.length;
  return {
    indent: indent.length,
    hasHyphen: hyphen !== undefined,
    /** The offset of `set`, or of the key if there is none. */
    start: to - key.length - set.length,
    isSet: set !== '',
    key: { text: key, from: to - key.length, to },
    hasColon: colon !== '',
    /** The text after the key's colon and any spaces. */
    rest: { text: rest, from: end - rest.length },
    region: regionOf(text.slice(0, from), indent.length),
  };
}

/** The region a line belongs to, determined by the nearest lines above it with less indentation. */
function regionOf(above: string, indent: number): Region {
  const parents: string[] = [];
  let least = indent;
  for (const line of above.split('\n').slice(0, -1).reverse()) {
    if (least === 0 || /^---/.test(line)) break;
    const start = line.search(/[^ ]/);
    if (line.trim() === '' || start >= least) continue;
    parents.push(line);
    least = start;
  }
  const [parent = '', grandparent] = parents;
  if (parents.length === 0) return 'test';
  if (/^configuration:/.test(parent)) return 'configuration';
  if (/^ *- +settings:/.test(parent)) return 'settings';
  return grandparent === undefined ? 'step' : /^configuration:/.test(grandparent) ? 'configuration' : 'values';
}
