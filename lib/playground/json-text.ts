/**
 * JSON as it was written: numbers of any length, repeated names and their order stay, which `JSON.parse` would change.
 * `text` is the source of a text, number, `true`, `false` or `null`; names are sources of texts, too.
 */
export type JsonNode =
  | { kind: 'scalar'; text: string }
  | { kind: 'array'; items: JsonNode[] }
  | { kind: 'object'; entries: [name: string, value: JsonNode][] };

/**
 * Reads a text that `JSON.parse` takes. Other texts give a tree that means nothing.
 * @throws RangeError when values stand inside each other many thousand times.
 */
export function readJson(text: string): JsonNode {
  const next = scan(text);
  const read = (piece: string): JsonNode => {
    if (piece === '[') {
      const items: JsonNode[] = [];
      for (let item = next(); item !== '' && item !== ']'; item = next()) if (item !== ',') items.push(read(item));
      return { kind: 'array', items };
    }
    if (piece === '{') {
      const entries: [string, JsonNode][] = [];
      for (let name = next(); name !== '' && name !== '}'; name = next()) {
        if (name === ',') continue;
        next();
        entries.push([name, read(next())]);
      }
      return { kind: 'object', entries };
    }
    return { kind: 'scalar', text: piece };
  };
  return read(next());
}

/** How often lists and objects may stand inside each other in what is filled in: all that works on them needs a stack. */
export const DEEPEST_JSON = 1000;

/** Whether they do so more often in a text that `JSON.parse` takes. */
export function isTooDeep(text: string): boolean {
  const next = scan(text);
  let depth = 0;
  for (let piece = next(); piece !== '' && depth <= DEEPEST_JSON; piece = next()) {
    if (piece === '[' || piece === '{') depth++;
    else if (piece === ']' || piece === '}') depth--;
  }
  return depth > DEEPEST_JSON;
}

/** Gives the signs, texts and words of a JSON, one at a call; at the end an empty text. Megabytes take milliseconds. */
function scan(text: string): () => string {
  const blank = /\s*/y;
  const word = /[^\s{}[\],:"]*/y;
  let at = 0;
  const matchEnd = (pattern: RegExp) => {
    pattern.lastIndex = at;
    pattern.test(text);
    return pattern.lastIndex;
  };
  return () => {
    at = matchEnd(blank);
    const start = at;
    const first = text.charAt(at);
    if (first === '"') at = endOfText(text, at);
    else at = first !== '' && '{}[],:'.includes(first) ? at + 1 : matchEnd(word);
    return text.slice(start, at);
  };
}

/** Where a text between quotes ends. A regular expression would run out of stack in a text of megabytes. */
function endOfText(text: string, start: number): number {
  for (let end = start + 1; ; end++) {
    end = text.indexOf('"', end);
    if (end === -1) return text.length;
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
}

/** Writes it with two blanks more for each level, as `JSON.stringify(value, null, 2)` does. */
export function printJson(node: JsonNode, margin = '\n'): string {
  if (node.kind === 'scalar') return node.text;
  const inner = `${margin}  `;
  const [open, close] = node.kind === 'array' ? '[]' : '{}';
  const parts =
    node.kind === 'array'
      ? node.items.map((item) => printJson(item, inner))
      : node.entries.map(([name, value]) => `${name}: ${printJson(value, inner)}`);
  return parts.length === 0 ? `${open}${close}` : `${open}${inner}${parts.join(`,${inner}`)}${margin}${close}`;
}

/** Writes it on one line. */
export function compactJson(node: JsonNode): string {
  if (node.kind === 'scalar') return node.text;
  if (node.kind === 'array') return `[${node.items.map(compactJson).join(',')}]`;
  return `{${node.entries.map(([name, value]) => `${name}:${compactJson(value)}`).join(',')}}`;
}
