'use client';

import { BrokenPage } from '@/components/layouts/BrokenPage';

/** In place of everything, when the frame itself cannot be shown. Next asks for a document of its own here. */
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
