import { useCallback, useEffect, useRef, useState } from 'react';
import { Controlled as Zoom } from 'react-medium-image-zoom';
import { IMAGE_ZOOM_CLOSING_SCROLL_OFFSET } from '../browser/constants';
import type { Start } from '../browser/start';
import './zoom.css';

/** Enlarges an image. Closes it on Escape, or after scrolling {@link IMAGE_ZOOM_CLOSING_SCROLL_OFFSET}. */
export default function ImageZoom({ place, plain }: Start<object>) {
  const [isZoomed, setZoomed] = useState(false);
  const scrolled = useRef(0);
  // The library first adds its dialog to the document.
  useEffect(() => {
    const timer = setTimeout(() => {
      // The pressed button no longer exists. The dialog gives the focus back to the library's.
      place.querySelector('button')?.focus({ preventScroll: true });
      setZoomed(true);
    });
    return () => clearTimeout(timer);
  }, [place]);

  // The library gets the image element itself. A copy would be decoded again and flicker.
  const take = useCallback(
    (content: HTMLElement) => {
      content.append(...plain.querySelectorAll('img'));
      return () => plain.prepend(...content.childNodes);
    },
    [plain],
  );

  return (
    <Zoom
      isZoomed={isZoomed}
      swipeToUnzoomThreshold={IMAGE_ZOOM_CLOSING_SCROLL_OFFSET}
      onZoomChange={(zoomed, { event }) => {
        // By default, the first wheel event would close the image.
        scrolled.current = event instanceof WheelEvent ? scrolled.current + event.deltaY : 0;
        const isNear = Math.abs(scrolled.current) <= IMAGE_ZOOM_CLOSING_SCROLL_OFFSET;
        if (!(event instanceof WheelEvent && isNear)) setZoomed(zoomed);
      }}
    >
      <span ref={take} />
    </Zoom>
  );
}
