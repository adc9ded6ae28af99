import { COMPILER, openCache } from '../content/cache';
import type { Sample } from '../content/page';
import type { Problem } from '../errors';
import type { Settings } from '../settings';

/**
 * Checks samples like `checkSamples`, except those of files whose samples haven't changed since an earlier run. If
 * there are no others, the checkers, and with them TypeScript, aren't even loaded.
 */
export async function checkChangedSamples(samples: readonly Sample[], settings: Settings): Promise<Problem[]> {
  const cache = openCache<Problem[]>('samples', [...COMPILER, 'checks'], settings);
  const files = [...new Set(samples.map(({ file }) => file))].map((file) => {
    const own = samples.filter((sample) => sample.file === file);
    const key = cache.keyOf(JSON.stringify(own));
    return { file, own, key, problems: cache.read(key) };
  });
  const changed = files.filter(({ problems }) => !problems);
  if (changed.length > 0) {
    const { checkSamples } = await import('./samples');
    const found = checkSamples(changed.flatMap(({ own }) => own));
    for (const entry of changed) {
      entry.problems = found.filter(({ file }) => file === entry.file);
      cache.write(entry.key, entry.problems);
    }
  }
  return files.flatMap(({ problems = [] }) => problems);
}
