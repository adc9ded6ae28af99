import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routes/base';
import styles from './Link.module.css';

/** A link in a page. One that leaves the site says so. Navigation inside the site is taken over by `RouteLinks`. */
export function Link({ href = '', children, className, ...rest }: ComponentProps<'a'>) {
  const external = /^https?:/.test(href);
  return (
    <a
      href={withBase(href)}
      {...rest}
      {...(external && { rel: 'noopener' })}
      className={external ? styles.external : className}
    >
      {children}
    </a>
  );
}
