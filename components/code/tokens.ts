/** A piece of code in one color. The kinds are the same as in code blocks. */
export interface CodeToken {
  kind?: 'string' | 'keyword' | 'constant';
  text: string;
}

const KEYWORDS =
  'await|async|class|const|curl|defer|from|func|import|let|new|package|public|return|static|throws|using|var|void|with';

const TOKEN = new RegExp(
  [
    // One alternative per character would overflow the stack on text of several megabytes.
    String.raw`("""[\s\S]*?"""|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\]*(?:\\.[^'\\]*)*')`,
    String.raw`(?<![\w.-])(${KEYWORDS})(?![\w-])`,
    String.raw`\b(true|false|null|True|False|None|\d+(?:\.\d+)?)\b`,
  ].join('|'),
  'g',
);

/**
 * A small highlighter for samples that change as the reader types. Strings, keywords and constants are similar in all
 * sample languages, and the build's highlighter is many times larger than the playground.
 */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let rest = 0;
  for (const { 0: text, 1: string, 2: keyword, index } of code.matchAll(TOKEN)) {
    if (index > rest) tokens.push({ text: code.slice(rest, index) });
    tokens.push({ text, kind: string !== undefined ? 'string' : keyword !== undefined ? 'keyword' : 'constant' });
    rest = index + text.length;
  }
  if (rest < code.length) tokens.push({ text: code.slice(rest) });
  return tokens;
}
