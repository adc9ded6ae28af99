import { transformSync } from 'esbuild';
import { CONSTANTS } from '../browser/constants';

/** What a press or the focus starts the application for: not what works without it, such as tabs and the menu. */
const CONTROLS = 'button:not([popovertarget],#fault *),select,textarea,input:not([data-tab]),[data-zoom]';

/** Milliseconds from the first sign that a page is read, or the last sight of a pointer on a link, to the start. */
const READING = 1000;

/** Milliseconds that a pointer rests on a link before its page is fetched, and on the search before all that it needs is. */
const NEAR = 50;

/** Milliseconds after which a link that was pressed has led elsewhere: to another tab, a file, or nowhere. */
const LEAVING = 10_000;

/**
 * Starts the application when the reader does something that needs it, and not before: a page is complete without it. That is a
 * press of anything that is no link and works by it alone, the focus on that, a pointer that rests on the search, and the keys of the
 * search, whose engine is fetched beside the application. Who reads, scrolls and presses other keys, has it a second later, when the
 * browser is idle: what follows the scrolling, and what keeps pages for reading offline, can wait so long. A pointer that moves is no
 * sign of reading until the reader has scrolled, unless all of the page is in sight. Scrolling itself is none, nor is the focus on
 * the element that the address names: the browser does both on its own.
 * What happens on a link starts nothing and puts off what is to come: where the link leads, the application would start anew, and its
 * files would share the line with the document. A link that the pointer rests on, or that is pressed or has the focus, is marked as
 * "near": by the rules of `lib/export/steps/speculation.ts` the browser fetches its document then.
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
 * An address whose fragment carries a script for the checker, or figures for the calculator (`components/practice`), is a sign,
 * too: the reader came for these.
 *
 * So is a page that tells how far the reader has come in a course, or whether a lesson is done, where that is kept.
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
  var scripts = own.dataset.scripts.split(' ');
  var payload = own.dataset.payload;
  var build = scripts.shift();
  var boot = build;
  var address = location.pathname;
  var search = '[aria-keyshortcuts]';
  var signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focusin', 'click'];
  var tries = 0;
  var waiting, broken, pressed, notice, timer, rest, near, searching;
  if (window.trustedTypes) trustedTypes.createPolicy('default', {
    createScriptURL: String,
    createHTML: function (html) {
      return html.indexOf('<') < 0 || html === '<script></script>' ? html : self.textHtml && textHtml(html);
    }
  });
  function listen(change) {
    signs.forEach(function (sign) {
      window[change](sign, take, { capture: true, passive: true });
    });
  }
  function take(sign) {
    var type = sign.type;
    var target = sign.target.closest ? sign.target : document.body;
    var link = type !== 'keydown' && target.closest('a[href]');
    var isPointing = type === 'pointermove';
    if (isPointing && !sign.movementX && !sign.movementY) return;
    clearTimeout(near);
    searching = target.closest(search);
    if (link) {
      near = setTimeout(function () {
        link.dataset.near = '';
      }, isPointing ? ${NEAR} : 0);
      if (rest) rested(type === 'click' ? ${LEAVING} : ${READING});
    } else if (/click|down$|focusin/.test(type) && target.closest(${JSON.stringify(CONTROLS)}) && !target.matches(':target')) wake();
    else if (isPointing && searching) rested(${NEAR});
    else if (!rest && type !== 'focusin' && (!isPointing || scrollY || document.documentElement.scrollHeight <= innerHeight)) rested(${READING});
  }
  function rested(time) {
    clearTimeout(rest);
    rest = setTimeout(function () {
      (self.requestIdleCallback || setTimeout)(wake);
    }, time);
  }
  function wake() {
    clearTimeout(rest);
    rest = 0;
    if (waiting || !scripts.length) return;
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
    if (searching) {
      add('link', { rel: 'modulepreload', href: own.dataset.search + 'pagefind.js' });
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: own.dataset.search + 'wasm.en.pagefind' });
    }
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
    searching = button.matches(search);
    wake();
  }
  listen('addEventListener');
  window.addEventListener('click', remember, true);
  window.addEventListener('keydown', remember, true);
  window.addEventListener('error', function (event) {
    broken = event.filename;
    if (!timer && event.error instanceof SyntaxError && /_next/.test(broken)) fault();
  });
  window.addEventListener('online', function () {
    if (tries) wake();
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
    // The router fetches what it needs of a page, which is less than a document.
    document.querySelectorAll('[type=speculationrules]').forEach(function (rules) {
      rules.remove();
    });
    if (pressed) pressed.click();
  }, { once: true });
  ['awake', 'online', 'mended', 'navigated'].forEach(function (end) {
    window.addEventListener(end, close, true);
  });
  if (own.dataset.now !== undefined || /[?&]state=playground-/.test(location.search) || /^#(script|roi)=/.test(location.hash) || document.querySelector('[data-progress] :is([data-continue],[data-lesson])')) wake();
})()`;

/** The script of every page, minified. */
export const starterScript = transformSync(source, { minify: true }).code.trim();
