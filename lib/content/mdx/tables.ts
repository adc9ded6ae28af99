import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const FITS = 2;

/** A rehype plugin that prepares tables for `components/mdx/Table`, each with the name of the heading above it. */
export function tablesPlugin() {
  return (tree: Root) => {
    let heading = '';
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'table') return;
      if (heading) node.properties.dataName = heading;
      labelCells(node);
    });
  };
}

/**
 * Gives every cell in a table with more than two columns its column heading as `data-label`. On a phone, each row of
 * such a table is a list of labels and values. Cells in aligned columns get `data-align`, because MDX would give them a
 * `style` attribute, which the site's policy blocks.
 */
function labelCells(table: Element) {
  visit(table, 'element', ({ properties }) => {
    // Text is on the left anyway.
    if (properties.align && properties.align !== 'left') properties.dataAlign = properties.align;
    delete properties.align;
  });
  const [head, ...bodies] = elementsIn(table);
  const [row] = head?.tagName === 'thead' ? elementsIn(head) : [];
  const labels = row ? elementsIn(row).map((cell) => toString(cell).trim()) : [];
  if (labels.length <= FITS) return;
  table.properties.dataColumns = labels.length;
  for (const cells of bodies.flatMap(elementsIn).map(elementsIn)) {
    cells.forEach((cell, column) => {
      if (column > 0 && labels[column]) cell.properties.dataLabel = labels[column];
    });
  }
}

function elementsIn(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}
