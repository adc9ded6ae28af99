import { writeSchemas } from '../site/schemas';

/** Writes the JSON Schemas for editors. Runs after each installation, so it doesn't print anything or read content. */
writeSchemas({ rootDir: process.cwd() });
