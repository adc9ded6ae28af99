import path from 'node:path';
import { listPageFiles } from '../content/files';
import { readText } from '../reading/text';
import type { Problem } from '../errors';

/** Names that the service has given up, with those of today. A bold name is a label, looked for with its asterisks. */
const OLD_NAMES: readonly [old: RegExp, now: string][] = [
  [/\$MUTE\b/, '$SILENCE'],
  [/^\s*- transcript\s*:/, 'prompt'],
  [/\*\*\+? ?Add Virtual Device\*\*/, '**New Device**'],
  [/\*\*Create a new test suite\*\*/, '**New Test Suite**'],
  [/\*\*Add Interaction\*\*/, '**Add step**'],
  [/\*\*Expected Response\*\*/, '**Expected**'],
  [/\*\*Actual Response\*\*/, '**Actual**'],
  [/\*\*Run [Aa]ll\*\*/, '**Run all tests**'],
  [/\*\*My Account\*\*/, '**Account**'],
  [/\*\*Testing History\*\*/, '**History**'],
  [/\*\*Subscription & Billing\*\*/, '**Subscription and Billing**'],
  [/\bmax(?:AsyncE2EResponseWaitTime|WaitTimeForResponse)\b/, 'maxAsyncE2EWaitTime'],
  [/\b(?:batchEnabled|asyncE2EWaitInterval|extraParameters)\b/, 'nothing: the key is gone'],
  [/\btwilio_[a-z_]+/, "today's key of phone tests"],
  [/\btwilio-(?=[0-9a-f]{8}|…|\.\.\.)/, 'phone-'],
  [/\b(?:earlier|older|previous) versions? of the (?:dashboard|tool|service|guide|page)\b/i, 'what is true today'],
];

/** Pages that are about what things were called and how they changed. */
const ABOUT_THE_PAST = /^(?:guides\/old-names\.mdx|releases\/|blogs\/)/;

/** The keywords of a page, by which the search finds it: names of the past are what they are for. */
const KEYWORDS = /^keywords:\s*\n(?:[ \t]+-.*\n)+/m;

/** Finds names of the past in pages that speak of today, in their samples too. */
export function checkOldNames(contentDir: string, rootDir: string): Problem[] {
  return listPageFiles(contentDir)
    .filter((file) => !ABOUT_THE_PAST.test(file))
    .flatMap((name) => {
      const target = path.join(contentDir, name);
      const text = readText(target).replace(KEYWORDS, (list) => list.replace(/[^\n]/g, ''));
      const lines = text.split('\n');
      return lines.flatMap((line, index) => oldNamesIn(line, path.relative(rootDir, target), index + 1));
    });
}

function oldNamesIn(text: string, file: string, line: number): Problem[] {
  return OLD_NAMES.flatMap(([old, now]) => {
    const found = old.exec(text);
    if (!found) return [];
    return [
      {
        file,
        line,
        column: found.index + 1,
        message: `"${found[0].trim()}" is a name of the past`,
        remedy: `write ${now}; what was, is on /guides/old-names/ and in the release notes`,
      },
    ];
  });
}
