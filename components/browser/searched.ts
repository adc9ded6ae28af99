import { readStored, writeStored } from './storage';

const NAME = 'searched';

/** The query of the search result that led to this page, whose words the page highlights. */
export const readSearched = () => readStored('sessionStorage', NAME);

/** Stores a query for the next page. An empty one removes it. */
export const writeSearched = (query: string) => void writeStored('sessionStorage', NAME, query);
