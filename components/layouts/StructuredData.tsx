import { pageStructuredData } from '@/lib/site/metadata';
import type { PageView } from '@/lib/site/view';

/** Describes a page to search engines as JSON-LD. Nothing is shown. */
export async function StructuredData({ view }: { view: PageView }) {
  const json = await pageStructuredData(view);
  return json ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} /> : null;
}
