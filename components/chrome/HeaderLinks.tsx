import { linkAttributes } from '@/lib/routes/link';
import { clientSite } from '../site';
import '../mdx/link.css';

/**
 * The links that the identity names for the header, such as "Sign in".
 * @param outsideOnly leaves out pages of this site: the sidebar, where narrow screens show these links, lists them anyway
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
