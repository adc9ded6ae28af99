import type { Navigation } from '@/lib/navigation/lists';
import { nearestPages } from '@/lib/routes/nearest';
import { withBase } from '@/lib/routes/base';
import { pagePath } from '../../browser/address';
import { element } from '../../browser/element';
import { SEARCH_BUTTON } from '../../browser/shortcut';

/** On the not-found page, shows the requested address, similar pages, and a search for its words. */
export function showNearestPages(): void {
  const place = document.querySelector<HTMLElement>('[data-not-found]');
  if (place) void import('../../site').then(({ clientSite }) => fill(place, pagePath(), clientSite.navigation));
}

function fill(place: HTMLElement, asked: string, { groups, areas }: Navigation) {
  const find = <Kind extends HTMLElement = HTMLElement>(selector: string) => place.querySelector<Kind>(selector)!;
  const listed = [...groups, ...areas].flatMap((list) => list.items.map((item) => ({ ...item, area: list.title })));
  // Each listed page once, as it is in the groups, which are always shown.
  const pages = listed.filter(({ path }, index) => listed.findIndex((page) => page.path === path) === index);
  const nearest = nearestPages(asked, pages);
  find('code').textContent = asked;
  reveal(find('code'), find('code + span'));
  if (nearest.length > 0) {
    find('figure p > span').textContent = 'Did you mean:';
    find('ul').replaceChildren(
      ...nearest.map(({ path, title, area }) =>
        element('li', {}, element('a', { href: withBase(path) }, title), area !== title && ` in ${area}`),
      ),
    );
  }
  const words = (asked.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  if (!words) return;
  const button = find('button');
  button.ariaLabel = `Search for “${words}”`;
  button.onclick = () => {
    const field = document.querySelector<HTMLInputElement>('#frame\\:search input');
    if (field) field.value = words;
    document.querySelector<HTMLButtonElement>(SEARCH_BUTTON)?.click();
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  reveal(button, find('button + span'));
}

function reveal(shown: HTMLElement, hidden: HTMLElement): void {
  shown.hidden = false;
  hidden.hidden = true;
}
