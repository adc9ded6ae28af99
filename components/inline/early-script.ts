import { THEME_COLORS } from './theme-colors';

/**
 * The colors in the element that {@link earlyScript} makes. They are written in another way than in the layout: React would
 * take the element for one of the layout's, and remove it with the page.
 */
const colors = JSON.stringify(THEME_COLORS).replace(/(#\w+)/g, '$1ff');

/**
 * Runs in the head before anything is painted: the chosen theme, with the color that the browser gives its own frame, one form of
 * the address, and the way on from a heading that has moved to another page (`components/mdx/Moved.tsx`).
 * The theme is read again when it was chosen in another tab, and when Back brings the page as it was left.
 * (A browser takes the first color that is meant for it, so this one comes before those for either theme of the system.
 * A static server answers many ways of writing a page's address with the page, such as `/a.html` and `/a/index.html` for
 * `/a/`; the host files redirect, a plain server cannot. The canonical link says which is the page's, and is believed for
 * these only: in an archive the page stays where it is. To the router an address that begins with two slashes is one of
 * another host.)
 * Next writes the canonical link above this; `lib/next/contract.ts` checks it.
 */
export const earlyScript = [
  `{let f=()=>{try{let t=localStorage.getItem('theme'),c=${colors}[t],m=document.querySelector('meta[name=theme-color]:not([media])');if(c){document.documentElement.dataset.theme=t;if(!m){m=document.createElement('meta');m.name='theme-color';document.head.prepend(m)}m.content=c}}catch(e){}};f();addEventListener('pageshow',f);addEventListener('storage',f)}`,
  `try{let p=location.pathname,q=p.replace(/\\/{2,}/g,'/'),c=document.querySelector('link[rel=canonical]'),e=/(\\/index)?(\\.html)?\\/?$/;if(c&&(c=new URL(c.href).pathname).replace(e,'')===q.replace(e,''))q=c;if(q!==p)history.replaceState(history.state,'',q+location.search+location.hash)}catch(e){}`,
  `{let f=()=>{let e=document.getElementById(location.hash.slice(1));e&&e.dataset.moved&&location.replace(e.dataset.moved)};addEventListener('DOMContentLoaded',f);addEventListener('hashchange',f)}`,
].join('\n');
