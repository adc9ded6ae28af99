import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../reading/text';
import { readYaml } from '../reading/yaml';
import { type Dialogue, dialogueSchema } from '../script/index';

/** The targets readers can practice with, by file name, such as `sample-line`. */
export type Dialogues = ReadonlyMap<string, Dialogue>;

/** The paths of a content folder's dialogues, relative to it. */
export function listDialogues(contentDir: string): string[] {
  const folder = path.join(contentDir, 'practice');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => /^sample-.+\.yml$/.test(name)).map((name) => path.join('practice', name));
}

/**
 * Reads a content folder's dialogues. If it lacks one, as test fixtures and benchmarks do, the project's is read.
 * @throws ProblemError with file and line if one doesn't match the schema
 */
export function readDialogues(contentDir: string, rootDir: string): Dialogues {
  const dialogues = new Map<string, Dialogue>();
  const ofProject = path.join(rootDir, 'content');
  for (const name of new Set([...listDialogues(ofProject), ...listDialogues(contentDir)].sort())) {
    const own = path.join(contentDir, name);
    const file = existsSync(own) ? own : path.join(ofProject, name);
    dialogues.set(path.basename(name, '.yml'), parseDialogue(readText(file), path.relative(rootDir, file)));
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
