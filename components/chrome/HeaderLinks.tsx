import { linkAttributes } from '@/lib/routes/link';
import { clientSite } from '../site';
import '../mdx/link.css';

/**
 * Header links from the identity, such as "Sign in".
 * @param props.outsideOnly omits pages on this site, for the sidebar, which lists them anyway
 */
export function HeaderLinks({ className = '', outsideOnly = false }: { className?: string; outsideOnly?: boolean }) {
  return Object.entries(clientSite.headerLinks)
    .filter(([, href]) => !outsideOnly || !href.startsWith('/'))
    .map(([label, href]) => {
      const { className: kind = '', ...link } = linkAttributes(href);
      return (
        <a key={label} className={`${className} ${kind}`} {...link}>
          {label}
        </a>
      );
    });
}
