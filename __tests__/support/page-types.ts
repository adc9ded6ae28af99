/** One address of each page type of the tests' own site, and one that no page has. */
export const PAGE_TYPES: readonly string[] = [
  '/',
  '/dashboard/',
  '/guides/phone/',
  '/guides/cli/',
  '/api/reference/',
  '/faq/',
  '/training/phone/overview/',
  '/training/phone/functional/test/',
  '/releases/202403.html',
  '/no/page/has/this/address/',
];
