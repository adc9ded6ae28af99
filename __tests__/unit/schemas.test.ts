import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeSchemas } from '../../lib/site/schemas';
import { temporaryFolder } from './temporary';

interface JsonSchema {
  properties: Record<string, { description?: string; enum?: string[] }>;
  required?: string[];
  additionalProperties: boolean;
}

const rootDir = temporaryFolder();
writeSchemas({ rootDir });
const schema = (name: string) =>
  JSON.parse(readFileSync(path.join(rootDir, '.generated/schemas', `${name}.json`), 'utf8')) as JsonSchema;

test('editors are offered every key of the frontmatter, with what it means', () => {
  const { properties, required, additionalProperties } = schema('frontmatter');
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['title', 'draft', 'permalink', 'redirectFrom']));
  for (const [key, { description }] of Object.entries(properties))
    expect([key, description]).toEqual([key, expect.stringMatching(/\w{3}/)]);
  // What has a default may be left out.
  expect(required).toEqual(['title']);
  expect(additionalProperties).toBe(false);
  expect(properties.layout?.enum).toContain('chatbot-overview');
});

test.each(['identity', 'navigation'])('content/%s.yml names its schema in its first line', (name) => {
  const [, target = ''] =
    /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(`content/${name}.yml`, 'utf8')) ?? [];
  expect(path.join('content', target)).toBe(`.generated/schemas/${name}.json`);
  expect(existsSync(path.join(rootDir, `.generated/schemas/${name}.json`))).toBe(true);
});
