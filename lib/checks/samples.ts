import { REMOVED_LINE } from '../content/mdx/fence';
import type { Sample } from '../content/page';
import type { Problem } from '../errors';
import { positionAt } from '../reading/text';
import { checkBash, checkLanguage, NOT_CODE } from './languages';
import { checkScriptSample } from './script';

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
  const copies = samples.map((sample) => ({ ...sample, code: sample.code.replaceAll(REMOVED_LINE, '\n') }));
  const ofBash = checkBash(copies.flatMap(({ language, code }) => (language === 'bash' ? code : [])));
  return copies.flatMap(({ file, firstLine, language, meta, code }) => {
    const place = COPIED[language]?.exec(code)?.index;
    const faults =
      place === undefined
        ? (checkScriptSample(language, code, meta) ?? checkLanguage(language, code, ofBash))
        : [{ line: positionAt(code, place).line, ...NOT_CODE }];
    return faults.map(({ line, message, remedy }) => ({
      file,
      line: firstLine + line - 1,
      message: `${language} sample: ${message}`,
      remedy: remedy ?? `fix the sample so that it parses, or mark it as "text" if it is not ${language}`,
    }));
  });
}
