import { CONSTANTS } from './constants';

/**
 * Runs in the head before anything is painted: the chosen theme, and one form of the address.
 * (A static server answers `/a/index.html` and `//a/` with the page of `/a/`; the host files redirect from the first, a
 * plain server cannot. To the router an address that begins with two slashes is one of another host.)
 * Styles that take too long are given up: until they come a browser shows nothing. `lib/export/runtime.ts` puts this
 * before them, because a script waits for the styles above it.
 */
export const earlyScript = [
  `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`,
  `try{var p=location.pathname,q=p.replace(/\\/{2,}/g,'/').replace(/\\/index\\.html$/,'/');if(q!==p)history.replaceState(history.state,'',q+location.search+location.hash)}catch(e){}`,
  `setTimeout(function(){document.querySelectorAll('link[rel=stylesheet]').forEach(function(l){l.sheet||l.remove()})},${CONSTANTS.chunkLoadTimeout})`,
].join('\n');
