import { parse, parseExpressionAt, type AnyNode, type CallExpression, type Options } from 'acorn';
import type { Header } from '../request';
import { isType, Unreadable, type FoundRequest, type ImportedPart, type Notes } from './imported';
import { chooseFile } from './multipart';
import { Scope } from './literals';
import { entriesOf, FormParts, Pairs, pairsOf, Unknown } from './script-values';
import { nodesOf } from './syntax';

const OPTIONS: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
};

/**
 * Reads the first `fetch(…)` of a script. Nothing is run: literals, constants and a few well-known calls are read as they
 * stand, and whatever else there is becomes a variable that the reader fills in.
 * @throws Unreadable when it is no JavaScript, or has no address
 */
export function readFetch(text: string, notes: Notes): FoundRequest {
  const tree = parseScript(text);
  const nodes = [...nodesOf(tree)];
  const calls = nodes.filter(
    (node): node is CallExpression => node.type === 'CallExpression' && isFetch(node.callee as AnyNode),
  );
  const [call] = calls;
  if (!call) throw new Unreadable('There is no call of fetch(…) with an address. Copy it whole.');
  if (calls.length > 1) notes.say(`There are ${calls.length} calls of fetch, and the first is read.`);
  const scope = new Scope(text, tree, call);
  const [first] = call.arguments as AnyNode[];
  const isRequest =
    first?.type === 'NewExpression' && first.callee.type === 'Identifier' && first.callee.name === 'Request';
  // What is said beside a `Request` counts more.
  const [address, ...inits] = [...(isRequest ? first.arguments.slice(0, 2) : [first]), call.arguments[1]];
  const url = scope.value(address as AnyNode | undefined);
  if (url === undefined || String(url).startsWith('${'))
    throw new Unreadable('The address of this fetch(…) is not written out. Put it in as a text: fetch("https://…").');
  const options = inits.flatMap((init) => entriesOf(scope.value(init as AnyNode | undefined)));
  const found = requestOf(String(url), Object.fromEntries(options), notes);
  if (scope.variables.size > 0)
    notes.say(`Put in the value of ${[...scope.variables].join(' and ')} yourself: a page does not know it.`);
  for (const change of scope.changes)
    notes.say(`The script changes a value before it sends it, which is not read: ${change}. Put it in yourself.`);
  return found;
}

function parseScript(text: string): AnyNode {
  try {
    return parse(text, OPTIONS) as AnyNode;
  } catch {
    // What stands around the call need not be JavaScript.
  }
  try {
    return parseExpressionAt(text, text.search(/\bfetch\s*\(/), OPTIONS) as AnyNode;
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : '';
    throw new Unreadable(`This fetch(…) is not valid JavaScript: ${reason}. Copy it whole.`);
  }
}

const isFetch = (callee: AnyNode): boolean =>
  (callee.type === 'Identifier' && callee.name === 'fetch') ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'fetch');

function requestOf(
  url: string,
  { method, headers, body, ...others }: Record<string, unknown>,
  notes: Notes,
): FoundRequest {
  for (const name of Object.keys(others)) notes.leaveOut(name, 'set by the playground itself');
  if (method instanceof Unknown)
    throw new Unreadable('The method of this fetch(…) is not written out. Put it in as a text: method: "POST".');
  const found = { method: typeof method === 'string' ? method : 'GET', url, headers: headersOf(headers) };
  if (body === undefined || body === null) return found;
  if (body instanceof FormParts) return { ...found, parts: partsOf(body, notes) };
  const type = body instanceof Pairs ? 'application/x-www-form-urlencoded;charset=UTF-8' : 'text/plain;charset=UTF-8';
  if (!found.headers.some(({ name }) => isType(name))) found.headers.push({ name: 'Content-Type', value: type });
  return { ...found, body: String(body) };
}

function headersOf(value: unknown): Header[] {
  return pairsOf(value).map(([name, text]) => ({ name: String(name), value: String(text) }));
}

function partsOf({ pairs }: FormParts, notes: Notes): ImportedPart[] {
  return pairs.map(([name, value]) => {
    // A variable in a form is a file more often than not, and cannot be told from a text.
    const isFile = /^\$\{[^}]*(?:file|blob)/i.test(String(value));
    if (isFile) notes.say(chooseFile(`for ${String(name)}`));
    return { name: String(name), isFile, ...(!isFile && { value: String(value) }) };
  });
}
