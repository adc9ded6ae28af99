/**
 * Starts the application at the first sign of a reader, and not before: a page is complete without it.
 * This text stands at the end of every exported page, the same everywhere, so that one hash covers it in a
 * Content-Security-Policy. `lib/export/runtime.ts` puts it there with the page's scripts in `data-scripts`.
 *
 * A press of a button that is not awake yet is remembered and carried out once, when `Islands` says `awake`.
 * It is kept from everybody else until then, so it is never carried out twice. Links are left to the browser.
 */
export const starterScript = `(function () {
  var scripts = document.currentScript.dataset.scripts.split(' ');
  var signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click'];
  var pressed;
  function listen(change) {
    signs.forEach(function (sign) {
      window[change](sign, wake, { capture: true, passive: true });
    });
  }
  function wake() {
    listen('removeEventListener');
    var waiting = scripts;
    scripts = [];
    waiting.forEach(function (src) {
      var script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = function () {
        // The next sign tries again what did not arrive.
        if (!scripts.length) listen('addEventListener');
        scripts.push(src);
        script.remove();
      };
      document.head.append(script);
    });
  }
  function remember(event) {
    var key = event.type === 'keydown' && (event.key === '/' || (event.key === 'k' && (event.metaKey || event.ctrlKey)));
    if (event.type === 'keydown' && (!key || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName))) return;
    var button = key ? document.querySelector('[aria-keyshortcuts]') : event.target.closest && event.target.closest('button:not([popovertarget])');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  }
  listen('addEventListener');
  window.addEventListener('click', remember, true);
  window.addEventListener('keydown', remember, true);
  document.addEventListener('awake', function () {
    window.removeEventListener('click', remember, true);
    window.removeEventListener('keydown', remember, true);
    if (pressed) pressed.click();
  }, { once: true });
  if (document.currentScript.dataset.now !== undefined) wake();
})()`;
