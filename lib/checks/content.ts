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
import { readMaterial, readSite, type Site } from '../site/site';
import { checkAnchors } from './anchors';
import { checkOldNames } from './old-names';
import { checkChangedSamples } from './known-samples';
import { findOversights } from './oversights';
import { checkProse, checkSpelling } from './writing';

/** The result of {@link checkContent}. */
interface ContentReport {
  problems: Problem[];
  /** The site, without drafts. Absent if a build would reject the content. */
  site?: Site;
  /** How many pages are drafts. They are checked as well, but the build omits them. */
  drafts: number;
}

/**
 * Finds all content problems without building: what a build would reject, samples that can't be parsed, spelling,
 * wording, and old names. Drafts are checked as if they were published, except that they can link to each other.
 */
export async function checkContent(settings: Settings): Promise<ContentReport> {
  // First, because its programs then run while the pages are read.
  const checkingWriting = checkWriting(settings);
  const [content, writing] = await Promise.all([checkSite(settings), checkingWriting]);
  return { ...content, problems: [...content.problems, ...writing] };
}

async function checkSite(settings: Settings): Promise<ContentReport> {
  try {
    const material = readMaterial(settings);
    const { site: all, problems: found } = readSite({ ...settings, drafts: true }, material);
    const { problems, samples } = await checkPages(all, settings, found);
    const isRefused = problems.some(({ severity }) => !severity);
    const site = isRefused || all.drafts.size === 0 ? all : readSite(settings, material).site;
    return {
      ...(!isRefused && { site }),
      drafts: all.drafts.size,
      problems: [
        ...problems,
        ...(await checkChangedSamples(samples, settings)),
        ...[...all.pages.values()].flatMap((page) => findOversights(page, all, settings)),
        ...(isRefused ? [] : await checkAnchors(site, settings)),
      ],
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { problems: [...error.problems], drafts: 0 };
  }
}

async function checkWriting({ contentDir, rootDir }: Settings): Promise<Problem[]> {
  // The tools would stop at a broken symbolic link, or if there is no page. The page check reports both.
  const files = listPageFiles(contentDir);
  if (files.length === 0 || !files.every((file) => existsSync(path.join(contentDir, file)))) return [];
  const oldNames = checkOldNames(contentDir, rootDir);
  const wording = wordingOf(contentDir, rootDir);
  if (!wording) return oldNames;
  const severity = wording === 'warn' ? ('warning' as const) : undefined;
  const pages = path.join(path.relative(rootDir, contentDir), '**/*.{md,mdx}').replaceAll(path.sep, '/');
  const others = [GLOSSARY_FILE, 'navigation.yml', ...listDialogues(contentDir)]
    .map((name) => path.join(contentDir, name))
    .filter(existsSync);
  const spelled = [pages, ...others.map((file) => path.relative(rootDir, file))];
  const spelling = checkSpelling(spelled, rootDir, namesIn(path.join(contentDir, 'identity.yml')));
  const found = await Promise.all([spelling, checkProse([pages], rootDir)]);
  return [...found.flat().map((problem) => ({ ...problem, severity })), ...oldNames];
}

/** How wording problems are reported: see `docs.wording` in `identity.yml`, which is validated elsewhere. */
function wordingOf(contentDir: string, rootDir: string): 'refuse' | 'warn' | undefined {
  try {
    return readIdentity(contentDir, rootDir).docs.wording;
  } catch {
    return undefined;
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
