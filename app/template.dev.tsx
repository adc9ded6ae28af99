'use client';

import { useEffect, type ReactNode } from 'react';
import { start } from '@/components/islands/main';

const running = globalThis as { stopIslands?: () => void };

// Fast Refresh evaluates this module again after a change in a module without components.
if (running.stopIslands) restart();

/** Under `next dev`, runs the same code as an export, with Turbopack as its bundler. A build ignores this file. */
export default function Template({ children }: { children: ReactNode }) {
  useEffect(() => {
    restart();
    return () => running.stopIslands?.();
  }, []);
  return children;
}

function restart(): void {
  running.stopIslands?.();
  running.stopIslands = start();
}
