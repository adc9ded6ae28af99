/**
 * Page translation in browsers replaces text nodes with elements. If React then removes such a node, or inserts
 * something before it, the page crashes. With this patch, the node counts as already removed.
 */
function expectTranslation(node: Node): void {
  const { removeChild, insertBefore } = node;
  node.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  node.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
}

// The build has no DOM.
if (typeof Node !== 'undefined') expectTranslation(Node.prototype);

export {};
