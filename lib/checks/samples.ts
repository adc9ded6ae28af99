import { createProcessor } from '@mdx-js/mdx';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import bracesAsText from '../content/mdx/braces.mjs';
import { CODE_ALIASES } from '../content/mdx/code-languages';
import { REMOVED_LINE } from '../content/mdx/fence';
import type { Problem } from '../errors';
import type { Settings } from '../settings';
import type { Site } from '../site/site';
import { positionAt } from '../reading/text';
import { CHECKERS, NOT_CODE } from './languages';
import { checkScriptSample } from './script';

/** A code block on a page or in a snippet, as readers would copy it. */
export interface Sample {
  /** The file's name, for messages. */
  file: string;
  /** The sample's first line in the file. */
  firstLine: number;
  language: string;
  /** The fence's text after the language: title, marked lines and intended mistakes. */
  meta: string;
  code: string;
}

/** All samples in pages and snippets that can be parsed, with tokens filled in, in file order. */
export function readSamples(site: Site, settings: Settings): Sample[] {
  const pages = [...site.pages.values()].map(
    ({ file, body }) => [path.relative(settings.rootDir, file), body] as const,
  );
  const snippets = [...site.snippets.values()].map(({ file, text }) => [file, text] as const);
  return [...pages, ...snippets].flatMap(([file, text]) => findSamples(text, file));
}

/**
 * The samples in Markdown or MDX text. A block without a language counts as `text`. For invalid MDX, returns none,
 * because the compiler reports the problem.
 */
export function findSamples(text: string, file: string): Sample[] {
  const samples: Sample[] = [];
  const processor = createProcessor({ remarkPlugins: [bracesAsText] });
  let tree;
  try {
    tree = processor.parse(text);
  } catch {
    return samples;
  }
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const firstLine = (position?.start.line ?? 0) + 1;
    const language = CODE_ALIASES[lang?.toLowerCase() ?? ''] ?? lang ?? 'text';
    samples.push({ file, firstLine, language, meta: meta ?? '', code: value });
  });
  return samples;
}

/** Quotes, dashes and spaces of word processors outside strings. */
const COMMAND = /^(?:[^"'#\n]|"[^"\n]*"|'[^'\n]*')*?(?:[“”‘]|[ \t][–—]-?[a-z]|\w\u00a0+[\w-])/m;
const VALUE = /^[^"'#\n]*[=([,][ \t]*[“‘]/m;
const COPIED: Record<string, RegExp> = {
  bash: COMMAND,
  json: COMMAND,
  yaml: /[:-][ \t]+[“‘]|^ *\u00a0/m,
  ...{ csharp: VALUE, go: VALUE, java: VALUE, php: VALUE, python: VALUE, ruby: VALUE },
};

/** Parses every sample in its language, and checks test scripts and settings against the service's rules. */
export function checkSamples(samples: readonly Sample[]): Problem[] {
  return samples.flatMap(({ file, firstLine, language, meta, code }) => {
    const copied = code.replaceAll(REMOVED_LINE, '\n');
    const place = COPIED[language]?.exec(copied)?.index;
    const faults =
      place === undefined
        ? (checkScriptSample(language, copied, meta) ?? CHECKERS[language]?.(copied) ?? [])
        : [{ line: positionAt(copied, place).line, ...NOT_CODE }];
    return faults.map(({ line, message, remedy }) => ({
      file,
      line: firstLine + line - 1,
      message: `${language} sample: ${message}`,
      remedy: remedy ?? `fix the sample so that it parses, or mark it as "text" if it is not ${language}`,
    }));
  });
}
