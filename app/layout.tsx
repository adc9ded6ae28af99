import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '@/components/chrome/Footer';
import { Header } from '@/components/chrome/Header';
import { Sidebar } from '@/components/chrome/Sidebar';
import frame from '@/components/chrome/frame.module.css';
import { Islands } from '@/components/Islands';
import { choiceScript } from '@/components/inline/choice-script';
import { earlyScript } from '@/components/inline/early-script';
import { THEME_COLORS } from '@/components/inline/theme-colors';
import { siteNameOf } from '@/lib/content/identity';
import { withBase } from '@/lib/routes/base';
import { MACHINE_FILES } from '@/lib/site/addresses';
import { currentSite } from '@/lib/site/current';
import { yearOf } from '@/lib/site/site';
import './global.css';
import '../components/icon.css';

/** Metadata shared by all pages. Each page adds its own in `[[...slug]]/page.tsx`. */
export function generateMetadata(): Metadata {
  const { site, settings } = currentSite();
  const { identity } = site;
  return {
    ...(settings.noIndex && { robots: 'noindex' }),
    metadataBase: new URL(identity.docs.url),
    title: {
      default: siteNameOf(identity),
      template: `%s | ${siteNameOf(identity)}`,
    },
    icons: {
      icon: [
        { url: withBase('/favicon.svg'), type: 'image/svg+xml' },
        { url: withBase('/favicon.ico'), sizes: '32x32' },
      ],
      apple: withBase('/apple-touch-icon.png'),
    },
  };
}

/** The color of the browser's frame until the reader selects a theme: see `early-script.ts`. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
};

/** The layout for all pages. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { site } = currentSite();
  return (
    // The early script sets the theme on <html> before hydration.
    <html lang="en" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <script dangerouslySetInnerHTML={{ __html: choiceScript }} />
      </head>
      <body>
        <a className={frame.skip} href="#frame:content">
          Skip to content
        </a>
        {/* Readers don't see this link. It leads programs that read documents as text to the Markdown copies. */}
        <a href={withBase(MACHINE_FILES.llms)} hidden>
          {`For agents: ${MACHINE_FILES.llms} lists every page as Markdown`}
        </a>
        <Header />
        <div className={frame.frame}>
          <Sidebar />
          <main id="frame:content" className={frame.main} tabIndex={-1}>
            {children}
          </main>
        </div>
        <Footer productName={site.identity.product.name} year={yearOf(site)} />
        <Islands />
      </body>
    </html>
  );
}
