import path from 'node:path';
import { bundle } from '../site/bundle';

/** Bundles the starter as an inline script, identical in all documents. */
export function bundleStarter(): string {
  const contents = "import { start } from './starter'; start(document.currentScript.dataset);";
  const resolveDir = path.join(import.meta.dirname, '../../components/inline');
  return bundle({ stdin: { contents, resolveDir }, target: 'es2020' });
}
