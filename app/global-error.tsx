'use client';

import { BrokenPage } from '@/components/layouts/BrokenPage';

/** Replaces everything if the layout itself fails. Next requires a complete document here. */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>This page could not be shown</title>
      </head>
      <body>
        <main>
          <BrokenPage />
        </main>
      </body>
    </html>
  );
}
