/**
 * Runs in the head before anything is painted: the chosen theme, and one form of the address.
 * (A static server answers `/a/index.html` with the page of `/a/`; the host files redirect there, a plain server cannot.)
 */
export const earlyScript = [
  `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`,
  `if(/\\/index\\.html$/.test(location.pathname))history.replaceState(history.state,'',location.pathname.slice(0,-10)+location.search+location.hash)`,
].join('\n');
