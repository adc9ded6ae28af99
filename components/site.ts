/** The data of the site that is part of the browser's code. */
export { default as clientSite } from '@/.generated/site.json';
