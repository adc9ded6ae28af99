'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Under `next dev`, refreshes the open page when a content file is saved. Keeps the scroll position. */
export default function DevRefresh({ companion }: { companion: string }) {
  const router = useRouter();
  useEffect(() => {
    const events = new EventSource(`${companion}/events`);
    // The first message reports the last change, so that changes made while the page was loading aren't lost.
    let shown = performance.timeOrigin;
    events.onmessage = ({ data }: MessageEvent<string>) => {
      if (Number(data) <= shown) return;
      shown = Number(data);
      router.refresh();
    };
    return () => events.close();
  }, [companion, router]);
  return null;
}
