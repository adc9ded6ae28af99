import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../reading/text';
import { readYaml } from '../reading/yaml';
import { dialogueSchema, type Dialogue } from '../script/dialogue/schema';

/** The targets readers can practice with, each a file in the `practice` folder. */
export const DIALOGUES = ['sample-bot', 'sample-line'] as const;

/** Dialogues by file name. */
export type Dialogues = ReadonlyMap<string, Dialogue>;

/**
 * Reads a content folder's dialogues, or the project's own if it has none (test fixtures, benchmarks).
 * @throws ProblemError with file and line if one doesn't match the schema
 */
export function readDialogues(contentDir: string, rootDir: string): Dialogues {
  const dialogues = new Map<string, Dialogue>();
  for (const name of DIALOGUES) {
    const inFolder = path.join('practice', `${name}.yml`);
    const files = [path.join(contentDir, inFolder), path.join(rootDir, 'content', inFolder)];
    const file = files.find((one) => existsSync(one));
    if (file !== undefined) dialogues.set(name, parseDialogue(readText(file), path.relative(rootDir, file)));
  }
  return dialogues;
}

/**
 * Like {@link readDialogues}, for one file's text.
 * @param file the file's name, for messages
 */
export function parseDialogue(source: string, file: string): Dialogue {
  return readYaml(source, file, dialogueSchema, 'see the schema in lib/script/dialogue/schema.ts');
}
