import { writeSchemas } from '../site/schemas';

/** Writes the JSON Schemas that editors check YAML files by. Runs after each installation, so it is silent and reads no content. */
writeSchemas({ rootDir: process.cwd() });
