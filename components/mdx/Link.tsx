import type { ComponentProps } from 'react';
import { linkAttributes } from '@/lib/routes/link';
import './link.css';

/** A link in a page. One that leaves the site says so. Navigation inside the site is taken over by `components/navigation`. */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} {...linkAttributes(href)}>
      {children}
    </a>
  );
}
