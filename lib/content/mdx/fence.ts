import type { Problem } from '../../errors';
import { mapMarkdown } from '../../reading/code';
import { positionAt } from '../../reading/text';
import type { Report } from './context';
import { isPlatform, type Platform, PLATFORMS, TARGETS } from '../../script/index';

/** The attributes of a code block: what follows the language in its fence, apart from marked lines. */
export type Fence = Partial<
  Record<'homophones' | 'platform' | 'result' | 'run' | 'title' | 'view' | 'with' | 'wrong', string>
>;

/** Reads the attributes of a code block, such as `view=script title="a.yml"`. */
export function readFence(meta: string): Fence {
  const found = meta.matchAll(/(?:^|\s)([a-z]+)=(?:"([^"]*)"|(\S*))|"[^"]*"/g);
  return Object.fromEntries([...found].flatMap(([, name, quoted, bare]) => (name ? [[name, quoted ?? bare]] : [])));
}

/** The platform of a sample that doesn't name it itself. */
export function platformOf({ platform, run }: Fence): Platform | undefined {
  const name = platform ?? (run === 'bot' ? 'webchat' : undefined);
  return isPlatform(name) ? name : undefined;
}

/** The first line of a code block. Inline code may also start with three backticks, but ends on the same line. */
const OPENING = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})/;

/** Finds code blocks that are never closed, or that are closed too late, so that text after them would be code. */
export function findOpenFences(text: string, file: string): Problem[] {
  const problems: Problem[] = [];
  mapMarkdown(text, (piece, kind, offset) => {
    const isAtLineStart = offset === 0 || text[offset - 1] === '\n';
    const fence = kind === 'code' && isAtLineStart ? OPENING.exec(piece)?.[1] : undefined;
    if (!fence) return piece;
    const lines = piece.split('\n');
    const isFence = (line: string) => line.replace(/^[ \t>]*/, '').startsWith(fence);
    const next = lines.findIndex((line, index) => index > 0 && isFence(line));
    const { line } = positionAt(text, offset);
    const end = `write ${fence} on a line of its own where the code ends`;
    const report = (message: string, remedy: string) => problems.push({ file, line, message, remedy });
    if (next < 0) report('the code block that starts here is never closed, so the rest of the page is code', end);
    else if (next < lines.length - 1)
      report(
        `the code block that starts here is not closed before the next one, on line ${line + next}`,
        `${end}, or start and end it with ${fence}${fence[0]}`,
      );
    return piece;
  });
  return problems;
}

/** The attributes, with their valid values and how to fix others. */
const ATTRIBUTES: Readonly<Record<keyof Fence, readonly [valid: RegExp, remedy: string] | undefined>> = {
  homophones: undefined,
  platform: [new RegExp(`^(?:${PLATFORMS.join('|')})$`), `use one of: ${PLATFORMS.join(', ')}`],
  result: [/^\d+\/\d+( \d+\/\d+)*$/, 'write the count for each test, such as result="2/3 1/1"'],
  run: [new RegExp(`^(?:${TARGETS.join('|')})$`), `use one of: ${TARGETS.join(', ')}`],
  title: undefined,
  view: [/^script$/, 'write view=script for a script without its conversation'],
  with: [/^testing\.json$/, 'write with=testing.json below a block that starts with ```json title="testing.json"'],
  wrong: undefined,
};

/** The words that can follow a fence's language, apart from marked lines. */
const WORD = new RegExp(`^(?:(?:${Object.keys(ATTRIBUTES).join('|')})=|(?:faults|given|solution)$)`);

/** Reports mistakes in a fence's attributes. */
export function checkFence(meta: string, report: Report): void {
  if ((meta.match(/"/g)?.length ?? 0) % 2 === 1)
    report('a quotation mark after the language is never closed', 'write title="name.yml"');
  const words = meta.replaceAll(/"[^"]*"?|\{[^}]*\}/g, '').match(/\S+/g) ?? [];
  const unknown = words.filter((word) => !WORD.test(word)).map((word) => `"${word}"`);
  if (unknown.length > 0)
    report(
      `after the language of a code block, ${unknown.join(' and ')} has no effect`,
      'remove it, or use an attribute from "Code blocks" in docs/writing.md',
      'warning',
    );
  const fence = readFence(meta);
  for (const [name, value] of Object.entries(fence)) {
    const [valid, remedy = ''] = ATTRIBUTES[name as keyof Fence] ?? [];
    if (valid?.test(value) === false) report(`unknown ${name}=${value} on a code block`, remedy);
    else if (/^(?:with|result|homophones)$/.test(name) && fence.run === undefined)
      report(`${name}= has no effect on a code block that does not run`, 'add run=line or run=bot, or remove it');
  }
}

/** Lines that a sample marks as removed with Shiki's comment `[!code --]`. Copied code omits them. */
export const REMOVED_LINE = /^.*\[!code --\].*(?:\n|$)/gm;
