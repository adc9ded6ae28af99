'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CONSTANTS } from '../browser/constants';
import { loadChunk } from '../browser/fault';

type Zoom = typeof import('./zoom').Controlled;

interface Props {
  Zoom: Zoom;
  /** The element that contains only the image: see `components/mdx/Image.tsx`. */
  place: Element;
}

/** Makes images zoomable, {@link CONSTANTS.imageZoomStart} after a page is mounted. */
export function ImageZoom() {
  const [ready, setReady] = useState<{ Zoom: Zoom; places: readonly Element[] }>();

  useEffect(() => {
    const timer = setTimeout(() => {
      const places = [...document.querySelectorAll('[data-zoom]')];
      if (places.length === 0) return;
      // Without the library, images are shown, but can't be enlarged.
      loadChunk('The image zoom', () => import('./zoom')).then(
        ({ Controlled }) => setReady({ Zoom: Controlled, places }),
        () => undefined,
      );
    }, CONSTANTS.imageZoomStart);
    return () => clearTimeout(timer);
  }, []);

  return ready?.places.map((place, index) => <ZoomableImage key={index} Zoom={ready.Zoom} place={place} />);
}

/** Closes an enlarged image on Escape, or after scrolling {@link CONSTANTS.imageZoomClosingScrollOffset}. */
function ZoomableImage({ Zoom, place }: Props) {
  const [isZoomed, setZoomed] = useState(false);
  const scrolled = useRef(0);

  // The library gets the image element itself. A copy would be decoded again and flicker.
  const take = useCallback(
    (content: HTMLElement) => {
      content.append(...place.querySelectorAll('img'));
      return () => place.append(...content.childNodes);
    },
    [place],
  );

  return createPortal(
    <Zoom
      isZoomed={isZoomed}
      swipeToUnzoomThreshold={CONSTANTS.imageZoomClosingScrollOffset}
      onZoomChange={(zoomed, { event }) => {
        // By default, the first wheel event would close the image.
        scrolled.current = event instanceof WheelEvent ? scrolled.current + event.deltaY : 0;
        const isNear = Math.abs(scrolled.current) <= CONSTANTS.imageZoomClosingScrollOffset;
        if (!(event instanceof WheelEvent && isNear)) setZoomed(zoomed);
      }}
    >
      <span ref={take} />
    </Zoom>,
    place,
  );
}
