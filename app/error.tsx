'use client';

import { useEffect } from 'react';
import { reloadOnce } from '@/components/browser/fault';
import { withBase } from '@/lib/routes/base';

/** Replaces a page that fails in the browser. Reloads it once. If it fails again, offers **Reload** and the home page. */
export default function PageError() {
  useEffect(reloadOnce, []);
  return (
    <article role="alert">
      <h1>This page couldn’t be displayed</h1>
      <p>One of its files may be missing or damaged.</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>{' '}
        {/* `target` makes this a full page load, because the application has failed. */}
        <a href={withBase('/')} target="_self">
          Home page
        </a>
      </p>
    </article>
  );
}
