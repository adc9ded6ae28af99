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
  /** Contains only the image; see `components/mdx/Image.tsx`. */
  place: Element;
}

/** Lets the images of each page be enlarged, {@link CONSTANTS.imageZoomStart} after the page was mounted. */
export function ImageZoom() {
  return <PageImages key={usePathname()} />;
}

function PageImages() {
  const [ready, setReady] = useState<{ Zoom: Zoom; places: readonly Element[] }>();

  useEffect(() => {
    const timer = setTimeout(() => {
      const places = [...document.querySelectorAll('[data-zoom]')];
      if (places.length === 0) return;
      // Without the library the images are still there.
      loadChunk('The image zoom', () => import('./zoom')).then(
        ({ Controlled }) => setReady({ Zoom: Controlled, places }),
        () => undefined,
      );
    }, CONSTANTS.imageZoomStart);
    return () => clearTimeout(timer);
  }, []);

  return ready?.places.map((place, index) => <ZoomableImage key={index} Zoom={ready.Zoom} place={place} />);
}

/** Escape closes an enlarged image; so does scrolling as far as {@link CONSTANTS.imageZoomClosingScrollOffset}. */
function ZoomableImage({ Zoom, place }: Props) {
  const [isZoomed, setZoomed] = useState(false);

  useEffect(() => {
    if (isZoomed) return onScrolledAway(CONSTANTS.imageZoomClosingScrollOffset, () => setZoomed(false));
  }, [isZoomed]);

  // The library gets the image element itself, because a copy would be decoded again and flicker.
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
        // The library closes at the first turn of the wheel.
        if (!(event instanceof WheelEvent)) setZoomed(zoomed);
      }}
    >
      <span ref={take} />
    </Zoom>,
    place,
  );
}
