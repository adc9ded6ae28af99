import { existsSync } from 'node:fs';
import path from 'node:path';
import { listDialogues } from '../content/dialogues';
import { listPageFiles } from '../content/files';
import { readIdentity } from '../content/identity';
import { GLOSSARY_FILE } from '../content/glossary';
import { readTextIfThere } from '../reading/text';
import { ProblemError, type Problem } from '../errors';
import type { Settings } from '../settings';
import { checkPages } from '../site/check';
import { readSite, type Site } from '../site/site';
import { checkAnchors } from './anchors';
import { checkDescriptions } from './descriptions';
import { checkOldNames } from './old-names';
import { checkSamples, readSamples } from './samples';
import { checkProse, checkSpelling } from './writing';

/** The result of {@link checkContent}. */
export interface ContentReport {
  problems: Problem[];
  /** The site. Absent if a build would reject the content. */
  site?: Site;
}

/**
 * Finds all content problems without building: what a build would reject, samples that can't be parsed, spelling,
 * wording, and old names. Drafts are checked only for the last three, because a build omits them.
 */
export async function checkContent(settings: Settings): Promise<ContentReport> {
  const [content, writing] = await Promise.all([checkSite(settings), checkWriting(settings)]);
  return { ...content, problems: [...content.problems, ...writing] };
}

async function checkSite(settings: Settings): Promise<ContentReport> {
  try {
    const { site, problems: found } = readSite(settings);
    const { problems } = await checkPages(site, settings, found);
    const isRefused = problems.some(({ severity }) => !severity);
    return {
      ...(!isRefused && { site }),
      problems: [
        ...problems,
        ...checkSamples(readSamples(site, settings)),
        ...checkDescriptions(site, settings),
        ...(isRefused ? [] : await checkAnchors(site, settings)),
      ],
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { problems: [...error.problems] };
  }
}

async function checkWriting({ contentDir, rootDir }: Settings): Promise<Problem[]> {
  // The tools would stop at a broken symbolic link. The page check reports it.
  if (!listPageFiles(contentDir).every((file) => existsSync(path.join(contentDir, file)))) return [];
  const severity = isStrict(contentDir, rootDir) ? undefined : ('warning' as const);
  const pages = path.join(path.relative(rootDir, contentDir), '**/*.{md,mdx}').replaceAll(path.sep, '/');
  const others = [GLOSSARY_FILE, 'navigation.yml', ...listDialogues(contentDir)]
    .map((name) => path.join(contentDir, name))
    .filter(existsSync);
  const spelled = [pages, ...others.map((file) => path.relative(rootDir, file))];
  const spelling = checkSpelling(spelled, rootDir, namesIn(path.join(contentDir, 'identity.yml')));
  const found = await Promise.all([spelling, checkProse([pages], rootDir)]);
  return [...found.flat().map((problem) => ({ ...problem, severity })), ...checkOldNames(contentDir, rootDir)];
}

/** Whether wording problems fail the check: see `docs.wording` in `identity.yml`, which is validated elsewhere. */
function isStrict(contentDir: string, rootDir: string): boolean {
  try {
    return readIdentity(contentDir, rootDir).docs.wording === 'refuse';
  } catch {
    return true;
  }
}

/** The words in an identity file, in lowercase, so product names aren't reported as misspellings. */
function namesIn(file: string): ReadonlySet<string> {
  return new Set(
    readTextIfThere(file)
      ?.toLowerCase()
      .match(/\p{L}+/gu),
  );
}
