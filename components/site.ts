/** Site data included in the browser's code. Server components get it as props. */
export { default as clientSite } from '@/.generated/site.json';
