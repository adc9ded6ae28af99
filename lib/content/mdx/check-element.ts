import type { Node } from 'unist';
import { playgroundFaults } from '../../playground/props.schema';
import { didYouMean } from '../../reading/nearest';
import { unknownElement } from './check-text';
import { LOOKS, MDX_ELEMENTS, type ComponentRule } from './components';
import { reporterFor, type PluginContext, type Report } from './context';
import { attributeValues, evaluateExpression, isMdxElement, type MdxElement } from './expression';

/** The elements and components that a page may use, including snippets. */
export type Rules = ReadonlyMap<string, ComponentRule>;

/** The components that the compiler fills, which it does only on pages. */
const PAGE_ONLY = /^(?:Api(?:Operation|Playground|Schema)|CheckerMessages|Exercise|GlossaryList|Lesson|ScriptChecker)$/;

/** Blocks other than components. */
const CONTENT = /^(?:blockquote|code|heading|list|paragraph|table)$/;

/** Rejects a component in a place where it would be misplaced or not shown. */
export function checkPlace(node: Node, parent: Node, rules: Rules, context: PluginContext): void {
  const report = reporterFor(node, context);
  const name = isMdxElement(node) ? (node.name ?? '') : undefined;
  const above = (isMdxElement(parent) && parent.name) || '';
  const part = rules.get(above)?.contains;
  const [whole] = (name && [...rules].find(([, { contains }]) => contains === name)) || [];
  if (context.isSnippet && PAGE_ONLY.test(name ?? ''))
    report(`<${name}> does not work in a snippet`, 'move it to the pages that show the snippet');
  // A snippet that contains parts has been reported itself.
  if (part && context.snippets?.get(name ?? '')?.text.includes(`<${part}`)) return;
  if (whole && above !== whole)
    report(
      `<${name}> is not inside <${whole}>`,
      above === name ? `write </${name}> above it` : `put <${whole}> and </${whole}> around it`,
    );
  else if (part && name !== part && (name !== undefined || CONTENT.test(node.type)))
    report(`<${above}> contains something other than <${part}>`, `put it in a <${part}>, or move it outside`);
}

/** Rejects an element that pages can't use, and mistakes in its attributes. */
export function checkElement(node: MdxElement, rules: Rules, context: PluginContext): void {
  const name = node.name ?? '';
  const report = reporterFor(node, context);
  const rule = rules.get(name);
  if (!rule) return report(...unknownElement(name, context.snippets));
  const known = context.problems.length;
  if (rule.contains && node.children.length === 0) report(`<${name}> is empty`, `put a <${rule.contains}> inside`);
  checkAttributes(node, rule, report);
  if (context.snippets?.has(name) && node.children.length > 0)
    report(`<${name}> does not show what is inside it`, `write <${name} />, and move the text below it`);
  if (name === 'Tabs') checkLabels(node, context);
  // Mistakes in a request wouldn't be noticed until a reader sends it.
  if (name === 'ApiPlayground' && context.problems.length === known)
    for (const fault of playgroundFaults(attributeValues(node)))
      report(`<ApiPlayground> ${fault}`, 'see docs/playground.md');
}

/** Rejects tabs that readers can't tell apart. */
function checkLabels({ children }: MdxElement, context: PluginContext): void {
  const labels = new Set<unknown>();
  for (const tab of children.filter(isMdxElement)) {
    const { label } = attributeValues(tab);
    const isRepeated = label !== undefined && labels.has(label);
    if (isRepeated) reporterFor(tab, context)(`another <Tab> has the label "${label}"`, 'give it a different label');
    labels.add(label);
  }
}

/** Checks an element's attributes, and removes those that change how it looks. */
function checkAttributes(node: MdxElement, rule: ComponentRule, report: Report): void {
  const { required = [], optional = [], values = {} } = rule;
  const known = [...required, ...optional];
  const tag = `<${node.name}>`;
  const unknown: string[] = [];
  const missing = new Set(required);
  node.attributes = node.attributes.filter((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    const { value } = attribute;
    const isKnown = known.includes(name);
    missing.delete(name);
    const isLook = !isKnown && MDX_ELEMENTS.has(node.name ?? '') && LOOKS.test(name);
    if (isLook)
      report(`"${name}" on ${tag} is ignored, because all pages have the same design`, `remove ${name}`, 'warning');
    else if (!isKnown) unknown.push(name);
    else if (value && typeof value === 'object' && !isData(value.value, node.name))
      report(`${name}={${value.value}} is neither text nor a number`, `write text in quotes: ${name}="…"`);
    else if (typeof value === 'string' && values[name]?.includes(value) === false)
      report(`${tag} has no ${name}="${value}"`, `use one of: ${values[name].join(', ')}`);
    return !isLook;
  });
  const complete = `write <${node.name} ${required.map((key) => `${key}="…"`).join(' ')}>`;
  const list =
    known.length > 0 ? `its attributes are: ${known.join(', ')}` : `write ${tag}, because it has no attributes`;
  for (const name of unknown) {
    const remedy = name === 'id' ? 'write <a id="…"></a> above it' : didYouMean(name, known, list, '"');
    // It was probably meant to be the missing one.
    report(`${tag} has no attribute "${name}"`, missing.size > 0 ? complete : remedy);
  }
  if (unknown.length === 0) for (const name of missing) report(`${tag} needs the attribute "${name}"`, complete);
}

/** Whether an attribute's expression has a value: text, a number or, for a playground, any data. */
function isData(expression: string, component: string | null): boolean {
  const value = evaluateExpression(expression);
  return component === 'ApiPlayground' ? value !== undefined : typeof value === 'string' || typeof value === 'number';
}
