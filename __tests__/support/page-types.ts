/** One address of each page type, and one that no page has. */
export const PAGE_TYPES: readonly string[] = [
  '/',
  '/dashboard/',
  '/guides/ivr/',
  '/end-to-end/guide/',
  '/api/test-api/',
  '/faq/',
  '/training/ivr/overview/',
  '/training/ivr/functional/test/',
  '/releases/202005.html',
  '/no/page/has/this/address/',
];
