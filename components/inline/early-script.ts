import { THEME_COLORS } from './theme-colors';

/**
 * The colors for the `theme-color` element that {@link earlyScript} creates. They are written differently from the
 * layout's colors. Otherwise, React would mistake the element for the layout's and remove it.
 */
const colors = JSON.stringify(THEME_COLORS).replace(/(#\w+)/g, '$1ff');

/**
 * Runs in the head before the first paint, in three parts:
 *
 * - Sets the selected theme and the color of the browser's frame. The theme is read again if it changes in another tab,
 *   and when Back restores a page. Browsers use the first matching `theme-color`, so this one is placed before those
 *   for the system's themes.
 * - Changes the address to the canonical one if a static server shows the page at an alias, such as `/a.html` or
 *   `/a/index.html` for `/a/`. At any other address, such as an archive's, the address doesn't change. Repeated slashes
 *   are merged, because the router would treat an address that starts with two as a different host. Next writes the
 *   canonical link above this script, which `lib/export/scripts.ts` checks.
 * - Redirects from headings that have moved to a different page (`components/mdx/Moved.tsx`).
 */
export const earlyScript = [
  `{let f=()=>{try{let t=localStorage.getItem('theme'),c=${colors}[t],m=document.querySelector('meta[name=theme-color]:not([media])');if(c){document.documentElement.dataset.theme=t;if(!m){m=document.createElement('meta');m.name='theme-color';document.head.prepend(m)}m.content=c}}catch(e){}};f();addEventListener('pageshow',f);addEventListener('storage',f)}`,
  `try{let p=location.pathname,q=p.replace(/\\/{2,}/g,'/'),c=document.querySelector('link[rel=canonical]'),e=/(\\/index)?(\\.html)?\\/?$/;if(c&&(c=new URL(c.href).pathname).replace(e,'')===q.replace(e,''))q=c;if(q!==p)history.replaceState(history.state,'',q+location.search+location.hash)}catch(e){}`,
  `{let f=()=>{let e=document.getElementById(location.hash.slice(1));e&&e.dataset.moved&&location.replace(e.dataset.moved)};addEventListener('DOMContentLoaded',f);addEventListener('hashchange',f)}`,
].join('\n');
