import type { AnyNode, Node } from 'acorn';

/** A node and all inside it. */
export function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

const childrenOf = (node: AnyNode) => (Object.values(node) as unknown[]).flat().filter(isNode);

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** A part of a script in which names of its own may be declared, or that may not be run or be run more than once. */
export interface Part {
  node: AnyNode;
  outer?: Part;
  /** Whether the call is inside: then what is declared here is seen by it. */
  hasCall: boolean;
  /** What is declared here and not seen by the call. */
  names: Set<string>;
}

const PARTS = /Function|Block|Catch|^(?:Do|For|If|Switch|Try|While)|Conditional|Logical/;

/** A node and all inside it, each with the innermost part that it is or is in. */
export function* placesOf(node: AnyNode, call: Node, outer?: Part): Generator<{ node: AnyNode; part?: Part }> {
  const hasCall = node.start <= call.start && call.end <= node.end;
  const part = PARTS.test(node.type) ? { node, hasCall, names: new Set<string>(), ...(outer && { outer }) } : outer;
  yield { node, ...(part && { part }) };
  for (const child of childrenOf(node)) yield* placesOf(child, call, part);
}

/** All names in a pattern such as `{ a, b: [c] }`. */
const namesIn = (pattern: Node) =>
  [...nodesOf(pattern as AnyNode)].flatMap((one) => (one.type === 'Identifier' ? [one.name] : []));

/** The names that a node declares; `init` is the value of one that is not taken apart. */
export function declaredBy(node: AnyNode): { name: string; init?: AnyNode; isVar?: boolean }[] {
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

/** The names of what a statement changes after it was declared: `a = …`, `[a] = …`, `a.b = …`, `a.searchParams.set(…)`, `a.delete(…)`. */
export function changedBy(node: AnyNode): string[] {
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
  if (target && /Pattern$/.test(target.type)) return namesIn(target);
  while (target?.type === 'MemberExpression') target = target.object as AnyNode;
  return target?.type === 'Identifier' ? [target.name] : [];
}
