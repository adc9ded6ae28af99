/** Site data included in the browser's code. */
export { default as clientSite } from '@/.generated/site.json';
