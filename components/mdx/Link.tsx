import type { ComponentProps } from 'react';
import { BASE } from '@/lib/routes/base';
import { linkAttributes } from '@/lib/routes/link';
import './link.css';

/** A link in a page. One that leaves the site says so. Navigation inside the site is taken over by `RouteLinks`. */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} {...linkAttributes(href, BASE)}>
      {children}
    </a>
  );
}
