import type { Schema } from '../model';
import { factNodes, fieldNodes, listNodes, nestedNodes, plainSchemaNode, type FieldContext } from './fields';
import { describe, heading, text, type Node } from './nodes';

/** The anchor of a schema's section. */
export function sectionAnchor(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-');
}

/** A schema with a section of its own: where each of its fields is described once, with an anchor. */
export function schemaNodes(
  name: string,
  schema: Schema,
  title: string,
  prose: readonly Node[],
  context: Pick<FieldContext, 'sections'> & { depth: number },
): Node[] {
  const full: FieldContext = { sections: context.sections, expand: false, of: title, input: false };
  const fields = fieldNodes(schema.fields, name, full);
  const inside = nestedNodes({ ...schema, fields: [] }, name, full);
  return [
    heading(context.depth, [text(title)], sectionAnchor(title)),
    ...describe(schema.description),
    ...prose,
    ...listNodes(fields, name),
    ...(fields.length + inside.length === 0 ? [plainSchemaNode(schema, name)] : []),
    ...(fields.length === 0 ? factNodes(schema, schema.examples) : []),
    ...inside,
  ];
}
