import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import inline from '@/.generated/inline.json';
import '@/.generated/origin.css';
import { PAPER } from '@/lib/brand';
import { siteNameOf } from '@/lib/content/identity';
import { withBase } from '@/lib/routes/base';
import { currentSite } from '@/lib/site/current';
import { basePathOf } from '@/lib/site/addresses';
import './global.css';
import '../components/icon.css';
import '../components/chrome/progress-bar.css';

/** Metadata shared by all documents. Each page adds its own in `[[...slug]]/page.tsx`. */
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

/** The color of the browser's frame until the reader selects a theme: see `inline/theme.ts`. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PAPER.light },
    { media: '(prefers-color-scheme: dark)', color: PAPER.dark },
  ],
};

/** The layout for all documents, redirects included. What surrounds a page is in `Frame.tsx`. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { identity } = currentSite().site;
  return (
    <html
      lang="en"
      // The start of all keys in the browser's storage, which other sites on this origin use, too.
      data-site={identity.product.slug + basePathOf(identity)}
      data-offline={identity.docs.offlineReading === 'on' ? '' : undefined}
      // The inline script sets the theme before hydration under `next dev`.
      suppressHydrationWarning
    >
      <head>
        <script data-first="" dangerouslySetInnerHTML={{ __html: inline.script }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
