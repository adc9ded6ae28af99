import type { PhrasingContent } from 'mdast';
import { ANY_NAME, type Credential, type Field, type Parameter, type Schema } from '../model';
import { code, codeList, describe, element, paragraph, shown, text, type Node } from './nodes';

/** Choices about how a field is shown. */
export interface FieldContext {
  /** The schemas that have a section of their own on the page: others link to it. The value is the section's anchor. */
  sections: ReadonlyMap<string, string>;
  /** Whether schemas with a section are opened where they are used, too. */
  expand: boolean;
  /** The owner of the fields, for lists in which they stand alone. */
  of: string;
  /** Whether it is told which fields must be sent. */
  input: boolean;
}

/** The keys and tokens of an operation, like parameters. */
export function credentialNodes(credentials: readonly Credential[], anchor: string, of: string): Node[] {
  return credentials.map(({ in: place, name, description }) =>
    element(
      'ApiField',
      { id: `${anchor}.${name}`, of, name, type: 'string', in: place, need: 'required' },
      describe(description),
    ),
  );
}

/** A list of parameters. */
export function parameterNodes(parameters: readonly Parameter[], anchor: string, context: FieldContext): Node[] {
  return parameters.map(({ name, in: place, required, description, deprecated, schema, example }) =>
    element(
      'ApiField',
      {
        id: `${anchor}.${name}`,
        of: context.of,
        name,
        in: place,
        need: required ? 'required' : 'optional',
        deprecated: deprecated ?? schema.deprecated,
        ...typeOf(schema, context),
      },
      [
        ...describe(description || schema.description),
        ...factNodes(
          { ...schema, description: description || schema.description },
          example === undefined ? schema.examples : [example],
        ),
        ...nestedNodes(schema, `${anchor}.${name}`, context),
      ],
    ),
  );
}

/** Where fields come from. */
interface Origin {
  /** The schema that they are fields of, with the way to them inside it; absent for those of no schema by name. */
  source?: string;
  /** The anchor of the place that is theirs, where this is not it. */
  repeats?: string;
}

/** The fields of an object as a list. Repeated fields have no anchor: their name leads to the one place that is theirs. */
export function fieldNodes(
  fields: readonly Field[],
  anchor: string,
  context: FieldContext,
  { source, repeats }: Origin,
): Node[] {
  return fields.map(({ name, required, schema }) => {
    const key = name === ANY_NAME ? 'other' : name;
    const place = `${anchor}.${key}`;
    const need = context.input ? (required ? 'required' : 'optional') : undefined;
    return element(
      'ApiField',
      {
        ...(repeats === undefined ? { id: place, of: context.of } : { href: `#${repeats}.${key}` }),
        name: name === ANY_NAME ? 'any other name' : name,
        source: source && `${source}.${key}`,
        free: name === ANY_NAME,
        need: name === ANY_NAME ? undefined : need,
        deprecated: schema.deprecated,
        ...typeOf(schema, context),
      },
      [
        ...describe(schema.description),
        ...factNodes(schema, schema.examples),
        ...nestedNodes(schema, place, context, { source: source && `${source}.${key}`, repeats }),
      ],
    );
  });
}

/** The inside of a value, folded: its fields, or each of its alternatives. */
export function nestedNodes(schema: Schema, anchor: string, context: FieldContext, origin: Origin = {}): Node[] {
  const { name, fields, alternatives, recursive } = schema;
  const { repeats } = origin;
  const source = name ?? origin.source;
  if (recursive) return [];
  if (alternatives.length > 0) {
    return alternatives.flatMap((one) =>
      nestedNodes(one, `${anchor}.${one.name ?? one.type}`, context, { source, repeats }),
    );
  }
  if (fields.length === 0) return [];
  const hasSection = name !== undefined && context.sections.has(name);
  if (hasSection && !context.expand) return [];
  const original = hasSection ? name : repeats === undefined ? undefined : `${repeats}.${anchor.split('.').at(-1)}`;
  return [
    element('ApiNested', { of: name, repeated: original !== undefined }, [
      element('ApiFields', {}, fieldNodes(fields, anchor, context, { source, repeats: original })),
    ]),
  ];
}

/** The name of a type, which links to its description. */
export function typeOf({ type, mentions }: Schema, { sections }: FieldContext): { type: string; typeHref?: string } {
  const [only, ...others] = mentions;
  const section = only !== undefined && others.length === 0 ? sections.get(only) : undefined;
  return { type, ...(section !== undefined && { typeHref: `#${section}` }) };
}

/** Default, allowed values and further rules of a value, in a line of text. */
function factNodes({ default: preset, values, rules, description }: Schema, examples: readonly unknown[]): Node[] {
  // Where all values are named, and where the description names it, an example says nothing new.
  const isNew = (example: unknown) => values === undefined && !description.includes(`\`${shown(example)}\``);
  const news = examples.filter(isNew);
  const facts: PhrasingContent[][] = [
    ...(preset === undefined ? [] : [[text('Default: '), ...codeList([preset])]]),
    ...(values === undefined ? [] : [[text(values.length === 1 ? 'Always ' : 'One of '), ...codeList(values)]]),
    ...rules.map((rule) => [text(rule.charAt(0).toUpperCase() + rule.slice(1))]),
    ...(news.length === 0 ? [] : [[text('For example '), ...codeList(news)]]),
  ];
  if (facts.length === 0) return [];
  return [paragraph(...facts.flatMap((fact, index) => [...(index > 0 ? [text(' ')] : []), ...fact, text('.')]))];
}

/** The sentence that says of a schema without fields what it is. */
export function plainSchemaNode({ type }: Schema): Node {
  return paragraph(text('The value: '), code(type), text('.'));
}
