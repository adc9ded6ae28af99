import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { imageSize } from 'image-size';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isRelative } from '../file-links';
import type { CompiledBody } from '../page';
import { reporterFor, type CompileInput, type PluginContext } from './context';
import { attributeOf } from './expression';

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
    visit(tree, (node) => {
      const image = imageOf(node as Element | MdxJsxFlowElementHast | MdxJsxTextElementHast);
      if (!image) return;
      const report = reporterFor(node, context);
      if (!image.alt) report(`the image ${image.src} has no alt text`, 'describe it in a sentence');
      const size = sizeOf(image.src, context);
      if (isRelative(image.src))
        report(
          `no image at ${image.src}, relative to the page`,
          'fix the name (case counts) or add the file; if it is in public/, use its address (/picture.png)',
        );
      else if (!image.src.startsWith('/'))
        report(
          `the image ${image.src} is not on this site`,
          'put the file next to the page and use its name (./picture.png), or in public/ and use its address (/picture.png)',
        );
      else if (!size) report(`no readable image at public${image.src}`, 'fix the address, or add the file');
      else {
        image.setSize(size);
        context.images.push({ src: image.src, ...size });
      }
    });
  };
}

interface ImageNode {
  src: string;
  alt: string;
  setSize(size: Size): void;
}

function imageOf(node: Element | MdxJsxFlowElementHast | MdxJsxTextElementHast): ImageNode | undefined {
  if (node.type === 'element' && node.tagName === 'img') {
    return {
      src: String(node.properties.src ?? ''),
      alt: String(node.properties.alt ?? ''),
      setSize: ({ width, height }) => Object.assign(node.properties, { width, height }),
    };
  }
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'Figure')
    return undefined;
  return {
    src: attributeOf(node, 'src') ?? '',
    alt: attributeOf(node, 'alt') ?? '',
    setSize: ({ width, height }) => {
      for (const [name, size] of Object.entries({ width, height })) {
        node.attributes.push({ type: 'mdxJsxAttribute', name, value: String(size) });
      }
    },
  };
}
