import { writeSchemas } from '../site/schemas';

/** Writes the JSON Schemas for editors. Runs after each installation, so it prints nothing and reads no content. */
writeSchemas({ rootDir: process.cwd() });
