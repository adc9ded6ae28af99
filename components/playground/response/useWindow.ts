import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows beyond the edges that are kept, so that scrolling shows no gap. */
const MARGIN = 30;
/** Up to so many rows are all in the document, for the browser's own search and for screen readers. */
const ALL = 400;

/** Which rows of a long list are in sight. All rows have the height of one line. */
export function useWindow(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: ALL });
  const isWhole = count <= ALL;
  const first = isWhole ? 0 : Math.min(range.first, Math.max(0, count - 1));
  const last = isWhole ? count : Math.min(range.last, count);

  // The stylesheet computes the height and the offset of the rows from these numbers.
  useLayoutEffect(() => {
    canvas.current?.style.setProperty('--rows', String(count));
    canvas.current?.style.setProperty('--first', String(first));
  }, [count, first]);

  useEffect(() => {
    const element = viewport.current;
    if (!element || isWhole) return;
    const measure = () => {
      const height = lineHeightOf(element);
      const top = Math.floor(element.scrollTop / height);
      const rows = Math.ceil(element.clientHeight / height);
      setRange({ first: Math.max(0, top - MARGIN), last: top + rows + MARGIN });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    return () => element.removeEventListener('scroll', measure);
  }, [isWhole, count]);

  const scrollTo = (row: number) => {
    const element = viewport.current;
    if (element && row >= 0) element.scrollTop = Math.max(0, (row - 3) * lineHeightOf(element));
  };
  return { viewport, canvas, first, last, scrollTo };
}

function lineHeightOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).lineHeight) || 20;
}
