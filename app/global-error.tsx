'use client';

import { BrokenPage } from '@/components/layouts/BrokenPage';

/** Replaces everything if the layout itself fails. Next requires a complete document here. */
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
