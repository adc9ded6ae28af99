import { closest } from 'fastest-levenshtein';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { playgroundFaults } from '../../playground/schema';
import { MDX_COMPONENTS, MDX_ELEMENTS, type ComponentRule } from './components';
import type { PluginContext } from './context';
import { attributeValues } from './expression';
import { fenceFaults } from './fence';
import { CODE_LANGUAGES } from './highlight';

/** A remark plugin that refuses what a page may not contain, and collects each finding with its place. */
export function checkPlugin({ file, problems, snippets }: PluginContext) {
  const rules: Rules = {
    ...MDX_COMPONENTS,
    ...Object.fromEntries([...(snippets?.keys() ?? [])].map((name) => [name, {}])),
  };
  return (tree: Root) => {
    visit(tree, (node) => {
      const report = (message: string, remedy: string) =>
        problems.push({ file, line: node.position?.start.line, column: node.position?.start.column, message, remedy });
      if (node.type === 'mdxjsEsm')
        report(
          'import and export do not work in a page',
          'use the components listed in CONTRIBUTING.md; they need no import',
        );
      else if (node.type === 'code') checkCode(node, report);
      else if (node.type === 'heading' && node.depth === 1)
        report('a page has one h1, its title', 'start at "##" and put the title into the frontmatter');
      else if (node.type === 'table' && node.children[0]?.children.some((cell) => cell.children.length === 0))
        report(
          'a column of a table without a heading',
          'say what the column holds: a screen reader reads it with each cell',
        );
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        checkElement(node, rules, report);
    });
  };
}

/** The components that a page may use, snippets among them. */
type Rules = Readonly<Record<string, ComponentRule>>;

type Report = (message: string, remedy: string) => void;

function checkCode({ lang, meta }: Code, report: Report): void {
  for (const fault of fenceFaults(meta ?? '')) report(...fault);
  if (lang && CODE_LANGUAGES.includes(lang)) return;
  report(
    lang ? `unknown code language "${lang}"` : 'a code block without a language',
    `use one of: ${CODE_LANGUAGES.join(', ')}`,
  );
}

function checkElement(node: MdxJsxFlowElement | MdxJsxTextElement, rules: Rules, report: Report): void {
  const name = node.name ?? '';
  if (/^[a-z]/.test(name)) {
    if (!MDX_ELEMENTS.has(name))
      report(
        `<${name}> is not an element that pages use`,
        `use Markdown, a component, or one of: ${[...MDX_ELEMENTS].join(', ')}`,
      );
    return;
  }
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    report(
      `unknown component <${name}>`,
      `did you mean <${closest(name, Object.keys(rules))}>? The components are listed in CONTRIBUTING.md, snippets lie in the content's folder of that name`,
    );
    return;
  }
  checkAttributes(node, rule, report);
  if (name === 'ApiPlayground') checkPlayground(node, report);
}

function checkAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, rule: ComponentRule, report: Report): void {
  const { required = [], optional = [], values = {} } = rule;
  const known = [...required, ...optional];
  const given = new Map(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
    ),
  );
  for (const name of required) {
    if (!given.has(name))
      report(
        `<${node.name}> lacks the attribute "${name}"`,
        `write <${node.name} ${required.map((key) => `${key}="…"`).join(' ')}>`,
      );
  }
  for (const [name, value] of given) {
    const allowed = values[name];
    if (!known.includes(name)) {
      report(
        `<${node.name}> has no attribute "${name}"`,
        known.length > 0 ? `its attributes are: ${known.join(', ')}` : 'it takes none',
      );
    } else if (allowed && typeof value === 'string' && !allowed.includes(value)) {
      report(`<${node.name} ${name}="${value}">`, `use one of: ${allowed.join(', ')}`);
    }
  }
}

/** The request that a playground is made of is checked as a whole: a mistake in it would show only when it is sent. */
function checkPlayground(node: MdxJsxFlowElement | MdxJsxTextElement, report: Report): void {
  const { required, optional } = MDX_COMPONENTS.ApiPlayground;
  const known: readonly string[] = [...required, ...optional];
  const props = Object.entries(attributeValues(node)).filter(([name]) => known.includes(name));
  for (const fault of playgroundFaults(Object.fromEntries(props)))
    report(`<ApiPlayground> ${fault}`, 'see "Playground" in CONTRIBUTING.md');
}
