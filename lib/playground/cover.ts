import { encodeStrictly } from './encode';
import { compactJson, printJson, readJson, type JsonNode } from './json-text';
import { isSecret } from './secrets';
import { parseJson } from './values';

/** Gives the text that takes the place of a secret value. */
type Cover = (name: string) => string;

/** JSON, XML, the parts of a multipart body, or `name=value&name=value` with its secret values covered. */
export function coverText(text: string, cover: Cover): string {
  if (isSecret('', text)) return cover('body');
  if ('value' in parseJson(text)) {
    const tree = readJson(text);
    const covered = coverJson(tree, '', cover);
    return covered === tree ? text : printJson(covered);
  }
  if (/^\s*</.test(text)) return coverXml(text, cover);
  const lines = text.split('\n');
  if (lines.length > 1 && lines.every((line) => line.trim() === '' || 'value' in parseJson(line)))
    return lines.map((line) => (line.trim() === '' ? line : coverLine(line, cover))).join('\n');
  const parts = /^\s*--/.test(text) ? coverParts(text, cover) : text;
  return coverLines(coverPairs(parts, cover, /[^&\r\n]+/), cover);
}

/** The last part may lack what ends it: the body is being typed. */
function coverParts(text: string, cover: Cover): string {
  return text.replace(
    /(\bname="([^"\r\n]*)"[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\n)([^]*?)(?=\r?\n--|$)/g,
    (part, head: string, name: string, value: string) => (isSecret(name, value) ? head + cover(name) : part),
  );
}

/** What is no whole JSON: keys, and names with values as many languages write them. */
function coverLines(text: string, cover: Cover): string {
  const coverPair = (pair: string, name: string, sign: string, value: string) => {
    const bare = name.replace(/^["']|["']$/g, '');
    return value.length > 2 && isSecret(bare, value) ? `${name}${sign}"${cover(bare)}"` : pair;
  };
  const covered = text
    .replace(/-----BEGIN [A-Z ]*PRIVATE KEY-----[^]*?(?:-----END [A-Z ]*-----|$)/g, () => cover('private key'))
    // A name in quotes may have a value without them.
    .replace(/("[^"\\]*"|'[^'\\]*')(\s*:\s*)("(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|[^\s,}\]"']+)/g, coverPair)
    .replace(/(?<![\w."'-])([\w.-]+)(?![\w.-])(\s*[:=]\s*)("(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?)/g, coverPair);
  return coverSettings(covered, cover);
}

/** `name: value` of YAML and `name = value` of settings, and all that stands deeper under a secret name. */
function coverSettings(text: string, cover: Cover): string {
  let secret: { name: string; depth: number } | undefined;
  const lines = text.split('\n').map((line) => {
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const rest = line.slice(indent.length);
    if (rest.trim() === '') return line;
    // A list may stand as deep as its name.
    if (secret && (indent.length > secret.depth || (indent.length === secret.depth && /^- /.test(rest))))
      return indent + cover(secret.name);
    const [, start = '', name = '', sign = '', value = ''] =
      /^([ \t]*(?:-[ \t]+)*)([\w.-]+)(:(?:[ \t]+|$)|[ \t]+=[ \t]+)(.*)$/.exec(line) ?? [];
    secret = name !== '' && isSecret(name, value) ? { name, depth: start.length } : undefined;
    // What begins below says only how its lines are joined.
    return secret && !/^(?:[|>][-+\d]*)?\s*$/.test(value) ? `${start}${name}${sign}${cover(name)}` : line;
  });
  return lines.join('\n');
}

/** An address with its secrets covered: values of its query, and parts of its path that say what they are. */
export function coverAddress(address: string, cover: Cover): string {
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(address) ?? [];
  return coverPath(path, cover) + coverPairs(rest, cover);
}

function coverPath(path: string, cover: Cover): string {
  const parts = path.replace(/(?<=[^/]\/|^\/)[^/]+/g, (part) =>
    isSecret('', decode(part)) ? encodeStrictly(cover('token')) : coverWords(part, cover),
  );
  // Where chat services take messages, the address is the secret.
  const [, hook, secret = ''] = /^([^]*?\/(?:services|webhooks)\/)([^]*)$/.exec(parts) ?? [];
  return hook !== undefined && /\w{20}/.test(secret) ? hook + cover('token') : parts;
}

/** A value, covered as a whole or inside. */
export function coverValue(name: string, value: string, cover: Cover): string {
  if (isSecret(name, value)) return cover(name);
  if (/^\s*[[{]/.test(value) && 'value' in parseJson(value)) return coverText(value, cover);
  const [, path = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^?#]*)?([^]*)$/i.exec(value) ?? [];
  return coverLines(coverPath(path, cover) + coverWords(rest, cover), cover);
}

/** `name=value` wherever it stands: in the query of an address, in the settings of a connection. */
function coverWords(text: string, cover: Cover): string {
  return text.replace(/(?<![^\s?&#;,])([^\s=?&#;,"']+)=([^\s&#;,"']{3,})/g, (pair, name: string, value: string) =>
    isSecret(name, value) ? `${name}=${cover(name)}` : pair,
  );
}

/** A line of JSON stays one. */
function coverLine(line: string, cover: Cover): string {
  const tree = readJson(line);
  const covered = coverJson(tree, '', cover);
  return covered === tree ? line : compactJson(covered);
}

/** Texts, also between `<![CDATA[` and `]]>`, and attributes. Each sign is looked at a few times only, however long a word is. */
function coverXml(text: string, cover: Cover): string {
  /** The element that has just begun, and the secret one that is open. */
  let element = '';
  let secret: string | undefined;
  return text
    .replace(
      /(?<![\w:.-])([\w:.-]+)(\s*=\s*)("[^"<]*"|'[^'<]*')/g,
      (attribute, name: string, equals: string, value: string) =>
        value.length > 2 && isSecret(name, value.slice(1, -1)) ? `${name}${equals}"${cover(name)}"` : attribute,
    )
    .replace(
      /<!\[CDATA\[[^]*?(?:\]\]>|$)|<(\/?)([\w:.-]+)(?![\w:.-])[^<>]*>|[^<]+/g,
      (piece, slash?: string, tag?: string) => {
        if (tag === undefined) {
          const name = secret ?? element;
          return piece.trim() !== '' && isSecret(name, piece) ? cover(name) : piece;
        }
        element = slash || piece.endsWith('/>') ? '' : tag;
        if (slash && tag === secret) secret = undefined;
        else if (isSecret(element)) secret ??= element;
        return piece;
      },
    );
}

/** The same node where there is nothing to cover. What stands in a list, or under a secret name, is called as that. */
function coverJson(node: JsonNode, name: string, cover: Cover): JsonNode {
  if (node.kind === 'scalar') {
    const isText = node.text.startsWith('"');
    const value = isText ? (JSON.parse(node.text) as string) : node.text;
    if (/^(""|true|false|null)$/.test(node.text) || (!isText && !isSecret(name))) return node;
    const covered = isText ? coverValue(name, value, cover) : cover(name);
    return covered === value ? node : { kind: 'scalar', text: JSON.stringify(covered) };
  }
  if (node.kind === 'array') {
    const items = node.items.map((item) => coverJson(item, name, cover));
    return items.some((item, index) => item !== node.items[index]) ? { kind: 'array', items } : node;
  }
  const label = labelOf(node.entries);
  const entries = node.entries.map(([source, value]): [string, JsonNode] => {
    const key = JSON.parse(source) as string;
    const own = label !== undefined && /^value$/i.test(key) ? label : key;
    return [source, coverJson(value, isSecret(name) ? name : own, cover)];
  });
  return entries.some(([, value], index) => value !== node.entries[index]?.[1]) ? { kind: 'object', entries } : node;
}

/** The secret name in `{"key": "DB_PASSWORD", "value": "…"}`. */
function labelOf(entries: readonly (readonly [string, JsonNode])[]): string | undefined {
  return entries
    .flatMap(([key, value]) =>
      /^"(?:name|key|header|variable|field)"$/i.test(key) && value.kind === 'scalar' && value.text.startsWith('"')
        ? [JSON.parse(value.text) as string]
        : [],
    )
    .find((one) => isSecret(one));
}

/** `name=value&name=value`, as after the `?` of an address or, with values that may have blanks, in a body. */
function coverPairs(text: string, cover: Cover, value = /[^&#\s]+/): string {
  const pairs = new RegExp(`(^|[?&#;\\s])([^=&?#;\\s]+)=(${value.source})`, 'g');
  const single = /(^|[?&])([^=&?#;\s]{8,})(?=[&#]|$)/g;
  const known = text.replace(single, (part, start: string, value: string) =>
    isSecret('', decode(value)) ? start + encodeStrictly(cover('token')) : part,
  );
  return known.replace(pairs, (pair, start: string, name: string, source: string) => {
    const plain = decode(source);
    const covered = coverValue(decode(name), plain, cover);
    return covered === plain ? pair : `${start}${name}=${encodeStrictly(covered)}`;
  });
}

/** A part of a query as it was typed. What cannot be decoded stays as it is, blanks too: it may be a secret. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
