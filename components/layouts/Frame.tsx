import type { ReactNode } from 'react';
import { withBase } from '@/lib/routes/base';
import type { frameOf } from '@/lib/site/view';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { Sidebar } from '../chrome/Sidebar';
import frame from '../chrome/frame.module.css';

/**
 * The header, sidebar and footer around a page. They are rendered with the page, because Next's layouts don't know
 * which page they surround.
 */
export function Frame({
  path,
  site,
  outlines,
  year,
  llms,
  isFront,
  children,
}: Awaited<ReturnType<typeof frameOf>> & { children: ReactNode }) {
  return (
    <>
      <a className={frame.skip} href="#frame:content">
        Skip to content
      </a>
      {/* Readers don't see this link. It leads programs that read documents as text to the Markdown copies. */}
      <a href={withBase(llms)} hidden>
        {`For agents: ${llms} lists every page as Markdown`}
      </a>
      <Header path={path} site={site} isFront={isFront} />
      <div className={`${frame.frame} ${isFront ? frame.front : ''}`}>
        <Sidebar path={path} site={site} outlines={outlines} />
        <main id="frame:content" className={frame.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer productName={site.productName} year={year} />
    </>
  );
}
