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
export function credentialNodes(credentials: readonly Credential[], anchor: string, of: string, need: string): Node[] {
  return credentials.map(({ id, in: place, name, type, kind, description, facts }, index) => {
    // Two tokens are sent in one header; only the first takes its anchor.
    const isFirst = credentials.findIndex((one) => one.name === name) === index;
    return element(
      'ApiField',
      { id: `${anchor}.${isFirst ? name : id}`, of, name, type: kind === 'apiKey' ? 'string' : type, in: place, need },
      [...describe(description), ...(facts.length > 0 ? [paragraph(text(`${facts.map(capital).join('. ')}.`))] : [])],
    );
  });
}

/** A list of parameters. */
export function parameterNodes(parameters: readonly Parameter[], anchor: string, context: FieldContext): Node[] {
  return parameters.map(({ name, in: place, required, description, deprecated, schema, examples, style, explode }) =>
    element(
      'ApiField',
      {
        id: `${anchor}.${name}`,
        of: context.of,
        name,
        in: place,
        need: needOf(required, context),
        deprecated: deprecated ?? schema.deprecated,
        ...typeOf(schema, context),
      },
      [
        ...describe(description || schema.description),
        ...factNodes(
          {
            ...schema,
            description: description || schema.description,
            rules: [...schema.rules, ...styleRules(style, explode, place)],
          },
          examples.length === 0 ? schema.examples : examples,
        ),
        ...nestedNodes(schema, `${anchor}.${name}`, context),
      ],
    ),
  );
}

/**
 * The fields of an object as a list. Repeated fields have no anchor: their name leads to the one place that is theirs,
 * whose anchor is `repeats`.
 */
export function fieldNodes(fields: readonly Field[], anchor: string, context: FieldContext, repeats?: string): Node[] {
  return fields.map(({ name, required, schema }) => {
    const isAny = name === ANY_NAME;
    const key = isAny ? 'other' : name;
    const place = `${anchor}.${key}`;
    return element(
      'ApiField',
      {
        ...(repeats === undefined ? { id: place, of: context.of } : { href: `#${repeats}.${key}` }),
        name: isAny ? 'any other name' : name,
        free: isAny,
        need: isAny ? undefined : needOf(required, context),
        deprecated: schema.deprecated,
        ...typeOf(schema, context),
      },
      [
        ...describe(schema.description),
        ...factNodes(schema, schema.examples),
        ...nestedNodes(schema, place, context, repeats),
      ],
    );
  });
}

const needOf = (required: boolean, { input }: FieldContext) =>
  input ? (required ? 'required' : 'optional') : undefined;

/** The inside of a value, folded: its fields, or each of its alternatives. */
export function nestedNodes(schema: Schema, anchor: string, context: FieldContext, repeats?: string): Node[] {
  const { name, fields, alternatives, recursive } = schema;
  if (recursive) return [];
  const forms = alternatives.flatMap((one) => nestedNodes(one, `${anchor}.${one.name ?? one.type}`, context, repeats));
  if (fields.length === 0) return forms;
  const hasSection = name !== undefined && context.sections.has(name);
  if (hasSection && !context.expand) return [];
  const original = hasSection ? name : repeats === undefined ? undefined : `${repeats}.${anchor.split('.').at(-1)}`;
  const list = listNodes(fieldNodes(fields, anchor, context, original), name);
  return [element('ApiNested', { of: name, repeated: original !== undefined }, list), ...forms];
}

/** A list of fields, parameters or responses, if there are any. The checks look for the schema that it is the place of. */
export function listNodes(fields: readonly Node[], schema?: string): Node[] {
  return fields.length === 0 ? [] : [element('ApiFields', { source: schema && `schemas/${schema}` }, fields)];
}

/** The name of a type, which links to its description. */
export function typeOf({ type, name = '' }: Schema, { sections }: FieldContext): { type: string; typeHref?: string } {
  const section = sections.get(name);
  return { type, ...(section !== undefined && { typeHref: `#${section}` }) };
}

/** Default, allowed values and further rules of a value, in a line of text. */
export function factNodes(
  { default: preset, values, rules, description }: Schema,
  examples: readonly unknown[],
): Node[] {
  // Where all values are named, and where the description names it, an example says nothing new.
  const isNew = (example: unknown) => values === undefined && !description.includes(`\`${shown(example)}\``);
  const news = examples.filter(isNew);
  const facts: PhrasingContent[][] = [
    ...(preset === undefined ? [] : [[text('Default: '), ...codeList([preset])]]),
    ...(values === undefined ? [] : [[text(values.length === 1 ? 'Always ' : 'One of '), ...codeList(values)]]),
    ...rules.map((rule) => [text(capital(rule))]),
    ...(news.length === 0 ? [] : [[text('For example '), ...codeList(news)]]),
  ];
  if (facts.length === 0) return [];
  return [paragraph(...facts.flatMap((fact, index) => [...(index > 0 ? [text(' ')] : []), ...fact, text('.')]))];
}

/** The sentence that says of a schema without fields what it is. */
export function plainSchemaNode({ type, kinds }: Schema, name: string): Node {
  return paragraph(text('The value: '), code(type === name && kinds.length > 0 ? kinds.join(' or ') : type), text('.'));
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How an array or an object is written, where it is not OpenAPI's default. */
function styleRules(style: Parameter['style'], explode: boolean | undefined, place: Parameter['in']): string[] {
  const preset = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  if (style === undefined || (style === preset && explode === undefined)) return [];
  return [`style ${style}${explode === undefined ? '' : `, explode ${explode}`}`];
}
