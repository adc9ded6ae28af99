import path from 'node:path';
import { bundle } from '../site/bundle';

/** The starter as the text of an inline script, the same in every document. */
export function bundleStarter(): string {
  const contents = "import { start } from './starter'; start(document.currentScript.dataset);";
  const resolveDir = path.join(import.meta.dirname, '../../components/inline');
  return bundle({ stdin: { contents, resolveDir }, target: 'es2020' });
}
