import type { AnyNode, Node } from 'acorn';

/** A node and all inside it. */
export function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const child of Object.values(node) as unknown[])
    for (const one of Array.isArray(child) ? (child as unknown[]) : [child]) if (isNode(one)) yield* nodesOf(one);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** Nodes in which names of their own may be declared, and those that may not be run or be run more than once. */
export const PARTS = /Function|Block|Catch|^(?:Do|For|If|Switch|Try|While)|Conditional|Logical/;

/** Whether one node is another, or inside it. */
export const holds = (outer: Node, inner: Node) => outer.start <= inner.start && inner.end <= outer.end;

/** The names that a node declares; `init` is the value of one that is not taken apart. */
export function declaredBy(node: AnyNode): { name: string; init?: AnyNode; isVar?: boolean }[] {
  const namesIn = (pattern: Node) =>
    [...nodesOf(pattern as AnyNode)].flatMap((one) => (one.type === 'Identifier' ? [one.name] : []));
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id, init }) =>
      namesIn(id).map((name) => ({
        name,
        ...(id.type === 'Identifier' && init && { init: init as AnyNode }),
        isVar: node.kind === 'var',
      })),
    );
  const patterns = 'params' in node ? node.params : node.type === 'CatchClause' && node.param ? [node.param] : [];
  return patterns.flatMap(namesIn).map((name) => ({ name }));
}

/** The name of what a statement changes after it was declared: `a = …`, `a.b = …`, `a.searchParams.set(…)`, `a.delete(…)`. */
export function changedBy(node: AnyNode): string | undefined {
  let target: AnyNode | undefined;
  if (node.type === 'AssignmentExpression') target = node.left;
  else if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete'))
    target = node.argument;
  else if (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    /^(?:append|set|delete|sort|push|unshift|splice|pop|shift|assign)$/.test(node.callee.property.name)
  )
    target = node.callee.property.name === 'assign' ? (node.arguments[0] as AnyNode | undefined) : node.callee;
  while (target?.type === 'MemberExpression') target = target.object as AnyNode;
  return target?.type === 'Identifier' ? target.name : undefined;
}
