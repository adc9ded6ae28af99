import type { Problem } from '../../errors';
import { mapMarkdown } from '../../reading/code';
import { TARGETS, type Target } from '../../script/run/text';
import { isPlatform, PLATFORMS, type Platform } from '../../script/words/platforms';

/** How a test script's conversation is shown, from its fence's attributes. */
export interface ScriptView {
  /** Whether the conversation is hidden: `view=script`, or an intended mistake. */
  isScriptOnly: boolean;
  /** The platform, if the script doesn't name it: `platform=webchat`. */
  platform?: Platform;
}

/** How a sample runs on the page, and its expected result. */
export interface SampleRun {
  /** The target the sample runs against: `run=line`. */
  target: Target;
  /** The expected count for each test, as in a report: `result="2/3 1/1"`. Absent if all tests pass. */
  result?: string;
  /** Whether the sample runs with the `testing.json` above it: `with=testing.json`. */
  hasSettings: boolean;
  /** Corrections of misheard words, in the dashboard's notation: `homophones="Tern Air: turn air, turn hair"`. */
  homophones?: string;
}

/** Reads {@link ScriptView}. Ignores anything {@link fenceFaults} reports. */
export function readScriptView(meta: string): ScriptView {
  const platform = wordOf(meta, 'platform') ?? (wordOf(meta, 'run') === 'bot' ? 'webchat' : undefined);
  return {
    isScriptOnly: wordOf(meta, 'view') === 'script' || /(?:^|\s)wrong=/.test(meta),
    ...(isPlatform(platform) && { platform }),
  };
}

/** Reads {@link SampleRun}. `undefined` for a sample that doesn't run, or an unknown target. */
export function readSampleRun(meta: string): SampleRun | undefined {
  const target = TARGETS.find((name) => name === wordOf(meta, 'run'));
  const hasSettings = wordOf(meta, 'with') === 'testing.json';
  return target && { target, result: quotedOf(meta, 'result'), hasSettings, homophones: quotedOf(meta, 'homophones') };
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
    const line = text.slice(0, offset).split('\n').length;
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

/** The words that can follow a fence's language, apart from marked lines. */
const WORD = /^(?:(?:homophones|platform|result|run|title|view|with|wrong)=|(?:faults|given|solution)$)/;

/** Finds mistakes in a fence's attributes, each with the way to fix it. */
export function fenceFaults(meta: string): (readonly [message: string, remedy: string, severity?: 'warning'])[] {
  const view = wordOf(meta, 'view');
  const platform = wordOf(meta, 'platform');
  const target = wordOf(meta, 'run');
  const settings = wordOf(meta, 'with');
  const result = quotedOf(meta, 'result');
  const ofRuns = [settings, wordOf(meta, 'result'), wordOf(meta, 'homophones')];
  const faults: (readonly [string, string, 'warning'?])[] = [];
  if ((meta.match(/"/g)?.length ?? 0) % 2 === 1)
    faults.push(['a quotation mark after the language is never closed', 'write title="name.yml"']);
  const unknown =
    meta
      .replaceAll(/"[^"]*"?|\{[^}]*\}/g, '')
      .match(/\S+/g)
      ?.filter((word) => !WORD.test(word)) ?? [];
  if (unknown.length > 0)
    faults.push([
      `after the language of a code block, ${unknown.map((word) => `"${word}"`).join(' and ')} has no effect`,
      'remove it, or use an attribute from "Code blocks" in docs/writing.md',
      'warning',
    ]);
  if (view !== undefined && view !== 'script')
    faults.push([`unknown view=${view} on a code block`, 'write view=script for a script without its conversation']);
  if (platform !== undefined && !isPlatform(platform))
    faults.push([`unknown platform=${platform} on a code block`, `use one of: ${PLATFORMS.join(', ')}`]);
  if (target !== undefined && !readSampleRun(meta))
    faults.push([`unknown run=${target} on a code block`, `use one of: ${TARGETS.join(', ')}`]);
  if (target === undefined && ofRuns.some((word) => word !== undefined))
    faults.push(['a code block that does not run has a result', 'add run=line or run=bot']);
  if (settings !== undefined && settings !== 'testing.json')
    faults.push([`unknown with=${settings} on a code block`, 'write with=testing.json']);
  if (result !== undefined && !/^\d+\/\d+( \d+\/\d+)*$/.test(result))
    faults.push([`invalid result="${result}" on a code block`, 'write the count for each test, such as "2/3 1/1"']);
  return faults;
}

function wordOf(meta: string, name: string): string | undefined {
  // A title may contain anything.
  const bare = meta.replaceAll(/"[^"]*"/g, '');
  return new RegExp(`(?:^|\\s)${name}=(\\S*)`).exec(bare)?.[1];
}

/** The quoted value of a fence attribute, such as `title="…"`. */
export function quotedOf(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}

/** Lines that a sample marks as removed with Shiki's comment `[!code --]`. Copied code omits them. */
export const REMOVED_LINE = /^.*\[!code --\].*(?:\n|$)/gm;
