import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import { isRelative } from '../file-links';
import type { CompiledBody } from '../page';
import { reporterFor, type CompileInput, type PluginContext } from './context';
import { elementOf } from './expression';

type Size = Omit<CompiledBody['images'][number], 'src'>;

/** The folders that contain images: `public/` and the content folder. */
type Folders = Pick<CompileInput, 'publicDir' | 'contentDir'>;

/** The size of an image on this site, in pixels. `undefined` if there is no readable image. */
export function sizeOf(src: string, { publicDir, contentDir }: Folders): Size | undefined {
  if (!src.startsWith('/')) return undefined;
  for (const folder of [publicDir, ...(contentDir ? [contentDir] : [])]) {
    try {
      const { width, height } = imageSize(readFileSync(path.join(folder, decodeURI(src))));
      return { width, height };
    } catch {
      // The file is missing or isn't an image, or its address can't be decoded. The plugin below reports this.
    }
  }
  return undefined;
}

/**
 * A rehype plugin that gives every image its size, so that nothing moves when it loads. Reports missing images and
 * missing alt text.
 */
export function imagePlugin(context: PluginContext) {
  return (tree: Root) => {
    visit(tree, (found) => {
      const { name, get, node } = elementOf(found) ?? {};
      if (!node || (name !== 'img' && name !== 'Figure')) return;
      const src = get?.('src') ?? '';
      const report = reporterFor(node, context);
      if (!get?.('alt')) report(`the image ${src} has no alt text`, 'describe it in a sentence');
      const size = sizeOf(src, context);
      if (isRelative(src))
        report(
          `no image at ${src}, relative to the page`,
          'fix the name (case counts) or add the file; if it is in public/, use its address (/picture.png)',
        );
      else if (!src.startsWith('/'))
        report(
          `the image ${src} is not on this site`,
          'put the file next to the page and use its name (./picture.png), or in public/ and use its address (/picture.png)',
        );
      else if (!size) report(`no readable image at public${src}`, 'fix the address, or add the file');
      else {
        if (node.type === 'element') Object.assign(node.properties, size);
        else
          for (const [key, pixels] of Object.entries(size))
            node.attributes.push({ type: 'mdxJsxAttribute', name: key, value: String(pixels) });
        context.images.push({ src, ...size });
      }
    });
  };
}
