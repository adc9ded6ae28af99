'use client';

import { BrokenPage } from '@/components/layouts/BrokenPage';

/** The page shown if the layout itself fails. It replaces the layout, so it must be a complete document. */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>This page couldn’t be displayed</title>
      </head>
      <body>
        <main>
          <BrokenPage />
        </main>
      </body>
    </html>
  );
}
