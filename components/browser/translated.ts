/**
 * A browser that translates a page replaces its texts by elements of its own. React would fail when it removes such a text, or
 * inserts something before it, and the page would be gone. Once this module is loaded, the text counts as removed.
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

// The build has no document.
if (typeof Node !== 'undefined') expectTranslation(Node.prototype);

export {};
