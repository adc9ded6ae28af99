'use client';

import { useEffect } from 'react';
import { withBase } from '@/lib/routes/base';
import { reloadOnce } from '../browser/fault';

/** Shown to a reader when the application fails: the page as the server has it, if a reload can bring it, else two ways on. */
export function BrokenPage() {
  useEffect(reloadOnce, []);
  return (
    <article role="alert">
      <h1>This page could not be shown</h1>
      <p>One of its files may be missing or damaged.</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>{' '}
        {/* A plain navigation: the application is what failed. */}
        <a href={withBase('/')} target="_self">
          Home page
        </a>
      </p>
    </article>
  );
}
