'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CONSTANTS } from '../browser/constants';
import { loadChunk } from '../browser/fault';
import { onScrolledAway } from './zoom-scroll';

type Zoom = typeof import('./zoom').Controlled;

interface Props {
  Zoom: Zoom;
  /** The element that contains only the image: see `components/mdx/Image.tsx`. */
  place: Element;
}

/** Makes images zoomable, {@link CONSTANTS.imageZoomStart} after a page is mounted. */
export function ImageZoom() {
  return <PageImages key={usePathname()} />;
}

function PageImages() {
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

  useEffect(() => {
    if (isZoomed) return onScrolledAway(CONSTANTS.imageZoomClosingScrollOffset, () => setZoomed(false));
  }, [isZoomed]);

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
      canSwipeToUnzoom={false}
      onZoomChange={(zoomed, { event }) => {
        // Ignore wheel events, on the first of which the library would close the image.
        if (!(event instanceof WheelEvent)) setZoomed(zoomed);
      }}
    >
      <span ref={take} />
    </Zoom>,
    place,
  );
}
