'use client';

import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { ControlledProps } from 'react-medium-image-zoom';
import { withBase } from '@/lib/routes/base';
import { CONSTANTS } from './constants';
import { loadChunk } from './fault';
import { onScrolledAway } from './zoom-scroll';

/**
 * An image that can be enlarged, from {@link CONSTANTS.imageZoomStart} after it was mounted.
 * Escape closes it; so does scrolling as far as {@link CONSTANTS.imageZoomClosingScrollOffset}.
 */
export function ZoomableImage({ alt, src, ...image }: ComponentProps<'img'>) {
  const [Zoom, setZoom] = useState<ComponentType<ControlledProps>>();
  const [isZoomed, setZoomed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Without it the image is still there.
      loadChunk(() => import('./zoom')).then(
        (module) => setZoom(() => module.Controlled),
        () => undefined,
      );
    }, CONSTANTS.imageZoomStart);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (isZoomed) return onScrolledAway(CONSTANTS.imageZoomClosingScrollOffset, () => setZoomed(false));
  }, [isZoomed]);

  const picture = (
    <img alt={alt} src={typeof src === 'string' ? withBase(src) : src} loading="lazy" decoding="async" {...image} />
  );
  if (!Zoom) return picture;
  return (
    <Zoom
      isZoomed={isZoomed}
      canSwipeToUnzoom={false}
      onZoomChange={(zoomed, { event }) => {
        // The library closes at the first turn of the wheel.
        if (!(event instanceof WheelEvent)) setZoomed(zoomed);
      }}
    >
      {picture}
    </Zoom>
  );
}
