import { writeSchemas } from '../site/schemas';

/**
 * Writes the JSON Schemas with which editors check YAML files. Runs after each installation, so it prints nothing and
 * reads no content.
 */
writeSchemas({ rootDir: process.cwd() });
