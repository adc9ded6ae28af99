import type { ComponentType } from 'react';
import type { PageView } from '@/lib/site/view';
import { DocumentLayout } from './DocumentLayout';
import { HomeLayout } from './HomeLayout';
import { MenuLayout } from './MenuLayout';
import { WriterNotes } from './WriterNotes';

const layouts: Record<PageView['record']['frontmatter']['layout'], ComponentType<{ view: PageView }>> = {
  home: HomeLayout,
  page: DocumentLayout,
  // The training menus differ only in content, but the specification has separate names for them.
  overview: MenuLayout,
  'chatbot-overview': MenuLayout,
  'ivr-overview': MenuLayout,
};

/** Shows a page in the layout named in its frontmatter. */
export function PageLayout({ view }: { view: PageView }) {
  const Layout = layouts[view.record.frontmatter.layout];
  return (
    <>
      <WriterNotes {...view} />
      <Layout view={view} />
    </>
  );
}
