/** An address for each page type on the test site, and one without a page. */
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
