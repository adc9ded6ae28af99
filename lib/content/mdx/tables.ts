import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const FITS = 2;

/**
 * A rehype plugin that gives every cell in a table with more than two columns its column heading as `data-label`. On a
 * phone, `components/mdx/Table` shows each row of such a table as a list of labels and values.
 */
export function tablesPlugin() {
  return (tree: Root) =>
    visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
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
    });
}

function elementsIn(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}
