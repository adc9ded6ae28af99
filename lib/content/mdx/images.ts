import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import { isRelative } from '../file-links';
import { listImageFiles, suggestFile } from '../files';
import { decodeAddress } from '../../routes/address';
import type { CompiledBody } from '../page';
import { reporterFor, type CompileInput, type PluginContext } from './context';
import { elementOf } from './expression';

type Size = Omit<CompiledBody['images'][number], 'src'>;

/** The folders that contain images: `public/` and the content folder. */
type Folders = Pick<CompileInput, 'publicDir' | 'contentDir'>;

/** The size of an image on this site, in pixels. `undefined` if there is no readable image. */
export function sizeOf(src: string, { publicDir, contentDir }: Folders): Size | undefined {
  if (!src.startsWith('/')) return undefined;
  for (const folder of [publicDir, contentDir ?? publicDir]) {
    try {
      const { width, height } = imageSize(readImage(path.join(folder, decodeURI(src))));
      return { width, height };
    } catch {
      // The file is missing or isn't an image, or its address can't be decoded. The plugin below reports this.
    }
  }
  return undefined;
}

/** Reads an image. diagrams.net keeps a drawing's source in an attribute, which would hide the size that follows. */
function readImage(file: string): Buffer {
  const data = readFileSync(file);
  return file.endsWith('.svg') ? Buffer.from(String(data).replace(/\scontent="[^"]*"/, '')) : data;
}

/** Why an image can't be shown, and how to fix it. */
function missingImage(src: string, { publicDir, contentDir }: Folders): readonly [message: string, remedy: string] {
  const file = decodeAddress(src);
  if (/\.(?:bmp|emf|eps|heic|pdf|psd|tiff?|wmf)$/i.test(file))
    return [`browsers do not show ${src}`, 'convert it to PNG, JPEG, WebP or SVG'];
  if (file.startsWith('/') && [publicDir, contentDir].some((dir) => dir && existsSync(path.join(dir, file))))
    return [`the file ${src} is not a readable image`, 'save it as PNG, JPEG, GIF, SVG, WebP or AVIF'];
  const place = isRelative(src) ? `${src}, relative to the page` : `public${src}`;
  const near = suggestFile(file, publicDir, contentDir ? listImageFiles(contentDir).map((file) => `/${file}`) : []);
  const add = `put the file ${isRelative(src) ? 'next to the page' : 'there'}`;
  return [`no image at ${place}`, near ?? add];
}

/**
 * A rehype plugin that gives every image its size, so that nothing moves when it loads. Reports missing images and
 * missing alt text.
 */
export function imagePlugin(context: PluginContext) {
  return (tree: Root) => {
    // A link stays what a press follows: see components/mdx/Image.tsx.
    visit(tree, { tagName: 'a' }, (link) =>
      visit(link as Element, { tagName: 'img' }, (image) => void ((image as Element).properties.dataLinked = '')),
    );
    visit(tree, (found) => {
      const element = elementOf(found);
      if (!element || !/^(?:img|Figure)$/.test(element.name)) return;
      const { name, get, node } = element;
      const [src, alt] = [get('src'), get('alt')];
      const report = reporterFor(node, context);
      // A figure without an attribute has already been reported.
      const isFigure = name === 'Figure';
      if (!src && !isFigure) report('the image does not name its file', 'write ![what it shows](./picture.png)');
      if (!src) return;
      const text = isFigure ? 'alt="what it shows"' : `![what it shows](${src})`;
      if (!alt && !(isFigure && alt === undefined)) report(`the image ${src} has no alt text`, `write ${text}`);
      const size = sizeOf(src, context);
      if (!isRelative(src) && !/^\/(?!\/)/.test(src))
        report(`the image ${src} is not on this site`, 'put the file next to the page, and write ./picture.png');
      else if (!size) report(...missingImage(src, context));
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
