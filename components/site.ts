/** What the browser's side knows of the site. */
export { default as clientSite } from '@/.generated/site.json';
