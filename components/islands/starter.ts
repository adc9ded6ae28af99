import { transformSync } from 'esbuild';
import { CONSTANTS } from '../browser/constants';

/**
 * Starts the application at the first sign of a reader, and not before: a page is complete without it. Scrolling is no
 * sign, nor is the focus on the element that the address names: the browser does both on its own.
 * This text stands at the end of every exported page, the same everywhere, so that one hash covers it in a
 * Content-Security-Policy. `lib/export/steps/runtime.ts` puts it there with the page's scripts in `data-scripts`.
 *
 * The first of the scripts holds the page's payload and starts everything. It comes last, when all others are there:
 * an application that starts without one of its files takes the page down. What failed is asked for again at a later
 * sign, and when the network is back, past the browser's cache, which may hold half a file for a year.
 *
 * A press of a button before the application has started is remembered and carried out once, when `Islands` says `awake`.
 * No other listener hears of it before, so it is never carried out twice. Links are left to the browser.
 *
 * Under `require-trusted-types-for` a text becomes part of the document through the policy made here and no other, and
 * only when it holds no element, or `trusted-html.ts` says that it is text. React may make the scripts of the head anew
 * before that file has come; their texts hold no `<`. Where scripts come from is left to `script-src`.
 *
 * An address whose fragment names a heading that has moved to another page (`components/mdx/Moved.tsx`) is left for that page.
 *
 * An address whose fragment carries a script for the checker (`components/practice`) is a sign, too: the reader came for that script.
 *
 * A `fault` (from here, or an event of that name, see `fault.ts`) is told to the reader, with a button that reloads where
 * that can help: without a network it may lose the page. The notice goes when the application starts after all, when the
 * network is back, when what failed has come (`mended`), and with the page; what is told of the styles stays, for they come
 * with a reload only. A fault without a `detail` is not told again to a reader who has dismissed it.
 * Where a deploy has replaced the document, or what is shown is broken (`detail: true`), the page reloads by itself:
 * once until the application has started, once for each page of a build, and not at all where nothing can be remembered,
 * so never in a loop. The document is asked for by the name of its file: a plain server may have something else at its address.
 */
const source = `(function () {
  var own = document.currentScript;
  function follow() {
    var place = document.getElementById(location.hash.slice(1));
    if (place && place.dataset.moved) location.replace(place.dataset.moved);
  }
  follow();
  window.addEventListener('hashchange', follow);
  var scripts = own.dataset.scripts.split(' ');
  var payload = own.dataset.payload;
  var build = scripts.shift();
  var boot = build;
  var address = location.pathname;
  var signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin', 'click'];
  var unstyled = !document.styleSheets.length || [].some.call(document.styleSheets, function (sheet) {
    try {
      return !sheet.cssRules.length;
    } catch (error) {
      return true;
    }
  });
  var tries = 0;
  var waiting, broken, pressed, notice, timer;
  if (window.trustedTypes) trustedTypes.createPolicy('default', {
    createScriptURL: String,
    createHTML: function (html) {
      return html.indexOf('<') < 0 || html === '<script></script>' ? html : self.textHtml && textHtml(html);
    }
  });
  function listen(change) {
    signs.forEach(function (sign) {
      window[change](sign, wake, { capture: true, passive: true });
    });
  }
  function wake(sign) {
    if (sign && sign.type === 'focusin' && sign.target.matches(':target')) return;
    if (sign && sign.type === 'pointermove' && !sign.movementX && !sign.movementY) return;
    listen('removeEventListener');
    timer = timer || setTimeout(fault, ${CONSTANTS.chunkLoadTimeout});
    var missing = scripts;
    scripts = [];
    waiting = missing.length;
    if (!tries++) {
      // The last script is fetched beside the others, and so is the payload, which it will fetch. A script's preload that failed would
      // stand in for the script ever after.
      fetch(boot).catch(function () {});
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: payload });
    }
    missing.forEach(load);
  }
  function add(name, properties) {
    document.head.append(Object.assign(document.createElement(name), properties));
  }
  function load(src) {
    function append() {
      add('script', {
        src: src,
        async: false,
        onload: function () {
          settle(this, broken === this.src && src);
        },
        onerror: function () {
          settle(this, src);
        }
      });
    }
    if (tries > 1) fetch(src, { cache: 'reload' }).then(append, append);
    else append();
  }
  function settle(script, missing) {
    if (missing) {
      scripts.push(missing);
      script.remove();
    }
    if (--waiting) return;
    if (scripts.length) {
      fault();
      setTimeout(listen, tries > 2 ? 1000 << tries : 0, 'addEventListener');
    } else if (boot) {
      waiting = 1;
      load(boot);
      boot = 0;
    }
  }
  function fault(event) {
    var detail = event && event.detail;
    if (detail === true) return reload();
    if (detail || !notice) {
      close();
      notice = document.createElement('p');
      notice.id = 'fault';
      notice.setAttribute('role', 'alert');
      document.body.append(notice);
      notice.append(detail || 'Part of this page could not be loaded. You can read on.');
      if (navigator.onLine) offer('Reload', function () {
        location.reload();
      });
      offer('Dismiss', function () {
        notice.remove();
      });
    }
    fetch(address.replace(/\\/$/, '/index.html'), { cache: 'no-cache' }).then(function (response) {
      return response.ok && response.text();
    }).then(function (text) {
      if (text && text.indexOf(build) < 0) reload();
    }).catch(function () {});
  }
  function offer(name, press) {
    var button = document.createElement('button');
    button.textContent = name;
    button.onclick = press;
    notice.append(button);
  }
  function close() {
    if (notice) notice = notice.remove();
  }
  function reload() {
    try {
      var key = build + location.pathname;
      if (sessionStorage[key] || sessionStorage.reloaded) return;
      sessionStorage[key] = sessionStorage.reloaded = 1;
      location.reload();
    } catch (error) {}
  }
  function remember(event) {
    var isSearch = event.key === '/' || (event.key === 'k' && (event.metaKey || event.ctrlKey));
    var key = event.type === 'keydown' && (isSearch ? '[aria-keyshortcuts]' : event.key === '?' && '[data-shortcuts]');
    if (event.type === 'keydown' && (!key || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName))) return;
    var button = key ? document.querySelector(key) : event.target.closest && event.target.closest('button:not([popovertarget],#fault *)');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  }
  listen('addEventListener');
  window.addEventListener('click', remember, true);
  window.addEventListener('keydown', remember, true);
  window.addEventListener('error', function (event) {
    broken = event.filename;
    if (!timer && event.error instanceof SyntaxError && /_next/.test(broken)) fault();
  });
  window.addEventListener('online', function () {
    if (tries && !waiting && scripts.length) wake();
  });
  document.addEventListener('fault', fault);
  document.addEventListener('awake', function () {
    clearTimeout(timer);
    timer = 0;
    window.removeEventListener('click', remember, true);
    window.removeEventListener('keydown', remember, true);
    try {
      delete sessionStorage.reloaded;
    } catch (error) {}
    if (pressed) pressed.click();
  }, { once: true });
  if (unstyled) fault();
  else ['awake', 'online', 'mended', 'navigated'].forEach(function (end) {
    window.addEventListener(end, close, true);
  });
  if (own.dataset.now !== undefined || /[?&]state=playground-/.test(location.search) || /^#script=/.test(location.hash)) wake();
})()`;

/** The script of every page, minified. */
export const starterScript = transformSync(source, { minify: true }).code.trim();
