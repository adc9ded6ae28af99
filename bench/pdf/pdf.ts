import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../lib/commands/run';
import { readSettings } from '../../lib/settings';
import { makePdf } from './make';

/** Writes the documentation, or an area of it, as a PDF into `.build`: `npm run pdf`, `npm run pdf -- /guides/`. Needs a build. */
await runCommand(async () => {
  const settings = readSettings();
  const [prefix = '/'] = process.argv.slice(2);
  const file = path.join(
    settings.buildDir,
    `${prefix.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'documentation'}.pdf`,
  );
  writeFileSync(file, await makePdf(settings, prefix));
  console.log(path.relative(settings.rootDir, file));
});
