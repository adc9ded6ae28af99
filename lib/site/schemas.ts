import path from 'node:path';
import { z } from 'zod';
import { frontmatterSchema } from '../content/frontmatter';
import { glossarySchema } from '../content/glossary';
import { identitySchema } from '../content/identity';
import { navigationSchema } from '../navigation/file';
import { dialogueSchema } from '../script/index';
import type { Settings } from '../settings';
import { writeIfChanged } from './generate';

const SCHEMAS = {
  frontmatter: frontmatterSchema,
  navigation: navigationSchema,
  identity: identitySchema,
  glossary: glossarySchema,
  dialogue: dialogueSchema,
};

/**
 * Writes JSON Schemas for content files to `.generated/schemas/*.json`, for editors. The YAML files name their schema
 * on the first line.
 */
export function writeSchemas({ rootDir }: Pick<Settings, 'rootDir'>): void {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const text = JSON.stringify({ title: name, ...z.toJSONSchema(schema, { io: 'input' }) }, undefined, 2);
    writeIfChanged(path.join(rootDir, '.generated/schemas', `${name}.json`), text);
  }
}
