import type { PageSource } from '../../lib/content/page';
import { compilePage, readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';

/** The outline of the specification: the sections of the FAQ, and what the headings in them must say. */
const OUTLINE: Readonly<Record<string, readonly string[]>> = {
  General: ['concurrency', 'session handling'],
  Alexa: ['permissions', 'concurrency'],
  IVR: ['concurrency'],
  Webchat: ['session handling'],
  WhatsApp: ['testing window', 'concurrency', 'session handling'],
};

test('the FAQ has at most twenty questions, in the sections and the words of the specification', async () => {
  const settings = settingsOf('content');
  const { site } = readSite(settings);
  const { headers } = await compilePage(site.pages.get('/faq/') as PageSource, site, settings);
  expect(headers.filter(({ level }) => level === 3).length).toBeLessThanOrEqual(20);
  const sections: [title: string, questions: string][] = [];
  for (const { level, title } of headers) {
    const last = sections.at(-1);
    if (level === 2) sections.push([title, '']);
    else if (last) last[1] += `${title.toLowerCase()}\n`;
  }
  expect(sections.slice(0, 5).map(([title]) => title)).toEqual(Object.keys(OUTLINE));
  const missing = sections.flatMap(([title, questions]) =>
    (OUTLINE[title] ?? []).filter((words) => !questions.includes(words)).map((words) => `${title}: ${words}`),
  );
  expect(missing).toEqual([]);
});
