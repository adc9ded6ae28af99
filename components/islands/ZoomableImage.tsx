'use client';

import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import type { ControlledProps } from 'react-medium-image-zoom';
import { CONSTANTS } from './constants';

/**
 * An image that can be enlarged, from {@link CONSTANTS.imageZoomStart} after it was mounted.
 * Escape closes it; so does scrolling further than {@link CONSTANTS.imageZoomClosingScrollOffset}.
 */
export function ZoomableImage({ alt, ...image }: ComponentProps<'img'>) {
  const [Zoom, setZoom] = useState<ComponentType<ControlledProps>>();
  const [isZoomed, setZoomed] = useState(false);
  const scrolled = useRef(0);

  useEffect(() => {
    const timer = setTimeout(() => {
      // A zoom that cannot be fetched is no loss: the image is there.
      import('./zoom').then((module) => setZoom(() => module.Controlled)).catch(() => undefined);
    }, CONSTANTS.imageZoomStart);
    return () => clearTimeout(timer);
  }, []);

  const picture = <img alt={alt} loading="lazy" decoding="async" {...image} />;
  if (!Zoom) return picture;
  return (
    <Zoom
      isZoomed={isZoomed}
      swipeToUnzoomThreshold={CONSTANTS.imageZoomClosingScrollOffset}
      onZoomChange={(zoomed, { event }) => {
        // The library closes at the first turn of the wheel: keep it open until the offset is reached.
        if (!zoomed && event instanceof WheelEvent) {
          scrolled.current += Math.abs(event.deltaY);
          if (scrolled.current <= CONSTANTS.imageZoomClosingScrollOffset) return;
        }
        scrolled.current = 0;
        setZoomed(zoomed);
      }}
    >
      {picture}
    </Zoom>
  );
}
