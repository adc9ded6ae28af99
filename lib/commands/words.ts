import { countWords } from '../checks/words';
import { readSettings } from '../settings';
import { readSite } from '../site/site';
import { readArguments, runCommand } from './run';

/**
 * Counts the words of all pages, with their samples and snippets, and how many are in runs of ten words that another
 * page has, too: `npm run words`. `--pages` also lists the pages, those that repeat most first.
 */
await runCommand(async () => {
  const { values } = readArguments({ options: { pages: { type: 'boolean', default: false } } });
  const { site } = readSite(readSettings());
  const pages = [...site.pages.values()];
  const counts = countWords(
    pages.map(({ body }) => body.replaceAll(/<(\w+) \/>/g, (tag, name) => site.snippets.get(name)?.text ?? tag)),
  );
  const rows = pages.map(({ path }, index) => ({ path, words: 0, repeated: 0, ...counts[index] }));
  if (values.pages)
    for (const { path, words, repeated } of rows.toSorted((a, b) => b.repeated - a.repeated))
      console.log(`${String(words).padStart(6)} ${String(repeated).padStart(6)}  ${path}`);
  const sum = (of: 'words' | 'repeated') => rows.reduce((total, row) => total + row[of], 0);
  const share = ((100 * sum('repeated')) / sum('words')).toFixed(1);
  console.log(`${rows.length} pages, ${sum('words')} words, ${share} % in runs of ten that another page has, too.`);
});
