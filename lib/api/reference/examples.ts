import type { samplesOfProps } from '../../playground/samples';
import type { Schema } from '../model';
import type { Content, Operation } from '../operations';
import { codeBlock, element, type Node } from './nodes';

/** The values of a schema in an example of another one. */
export function examplesIn(schema: Schema | undefined, value: unknown, name: string): unknown[] {
  if (!schema || typeof value !== 'object' || value === null) return [];
  if (schema.name === name) return [value];
  if (Array.isArray(value)) return examplesIn(schema.item, value[0], name);
  return schema.fields.flatMap((field) =>
    examplesIn(field.schema, (value as Record<string, unknown>)[field.name], name),
  );
}

/** The request in each language. */
export function sampleNodes(samples: ReturnType<typeof samplesOfProps>): Node[] {
  const [first, ...others] = samples;
  if (first && others.length === 0) return [codeBlock(first.highlight, first.code, first.label)];
  const blocks = samples.map(({ label, highlight, code }) => ({ label, nodes: [codeBlock(highlight, code)] }));
  return tabs('Language', blocks);
}

/** A body's examples, if there are several. Samples contain the only one. */
export function bodyTabs({ body }: Operation): Node[] {
  const [first, ...others] = body?.examples ?? [];
  if (!body || !first || others.length === 0) return [];
  const shown = body.examples.map((one) => ({ label: one.title ?? '', nodes: [exampleNode(one, body.mediaType)] }));
  return tabs('Body', shown);
}

/** The responses' examples. Responses with the same one, such as errors, share a tab. */
export function responseTabs(responses: Operation['responses']): Node[] {
  const groups = new Map<string, { statuses: string[]; content: Content }>();
  for (const { status, content } of responses) {
    if (!content?.examples.length) continue;
    const key = JSON.stringify(content.examples);
    const { statuses = [] } = groups.get(key) ?? {};
    groups.set(key, { content, statuses: [...statuses, status] });
  }
  const shown = [...groups.values()].map(({ statuses, content: { examples, mediaType } }) => ({
    label: statuses.join(', '),
    nodes: examples.map((example) => exampleNode(example, mediaType)),
  }));
  return tabs('Response', shown);
}

function exampleNode({ title, value }: Content['examples'][number], mediaType: string): Node {
  const isJson = /[/+]json\b/.test(mediaType);
  const label = title ?? (isJson ? undefined : mediaType);
  // The data of a form or an XML document is shown as JSON, too.
  const isText = !isJson && typeof value === 'string';
  return isText ? codeBlock('text', value, label) : codeBlock('json', JSON.stringify(value, null, 2), label);
}

/** Alternatives, each with its label. */
function tabs(label: string, alternatives: readonly { label: string; nodes: readonly Node[] }[]): Node[] {
  const children = alternatives.map((one) => element('Tab', { label: one.label }, one.nodes));
  return children.length > 0 ? [element('Tabs', { label, card: true }, children)] : [];
}
