import { shortcutOf } from '@/components/browser/shortcut';

const none = {
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  target: document.body,
};
const field = document.createElement('input');

test.each([
  ['/', { key: '/' }, 'search'],
  ['/ where it takes Shift', { key: '/', shiftKey: true }, 'search'],
  ['Ctrl K', { key: 'k', ctrlKey: true }, 'search'],
  ['⌘ K with Caps Lock', { key: 'K', metaKey: true }, 'search'],
  ['Ctrl K on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, 'search'],
  ['Ctrl K in a field', { key: 'k', ctrlKey: true, target: field }, 'search'],
  ['?', { key: '?', shiftKey: true }, 'shortcuts'],
  ['Ctrl Shift K', { key: 'K', ctrlKey: true, shiftKey: true }, undefined],
  ['Ctrl Alt K', { key: 'k', ctrlKey: true, altKey: true }, undefined],
  ['a K of another place', { key: 't', code: 'KeyK', ctrlKey: true }, undefined],
  ['Ctrl /', { key: '/', ctrlKey: true }, undefined],
  ['⌘ /', { key: '/', metaKey: true }, undefined],
  ['Alt /', { key: '/', altKey: true }, undefined],
  ['Ctrl ?', { key: '?', ctrlKey: true, shiftKey: true }, undefined],
  ['/ in a field', { key: '/', target: field }, undefined],
  ['? in a field', { key: '?', target: field }, undefined],
])('%s', (_, press, opens) => {
  expect(shortcutOf({ ...none, ...press })).toBe(opens);
});
