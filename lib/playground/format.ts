/** Formats a size for readers: `312 B`, `4.2 KB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** How many levels are indented. Text that is nested more deeply would grow with the square of its depth. */
const DEEPEST_INDENT = 100;

/** Formats milliseconds for readers: `320 ms`, `1.4 s`. */
export function formatTime(time: number): string {
  return time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;
}

/** Indents JSON without changing its digits, names or order. Undefined if the text isn't JSON. */
export function formatJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let depth = 0;
  const indent = () => `\n${'  '.repeat(Math.min(depth, DEEPEST_INDENT))}`;
  const write = (token: string) => {
    if (token === ',') return `,${indent()}`;
    if (token === ':') return ': ';
    if (token === '{' || token === '[') return (depth++, token + indent());
    if (token === '}' || token === ']') return (depth--, indent() + token);
    return token;
  };
  const tokens = text.match(/"[^"\\]*(?:\\.[^"\\]*)*"|[[{]\s*[\]}]|[[\]{},:]|[^\s[\]{},:"]+/g) ?? [];
  return tokens.map((token) => write(/^[[{]\s*[\]}]$/.test(token) ? token.replace(/\s/g, '') : token)).join('');
}
