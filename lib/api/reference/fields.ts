import type { PhrasingContent } from 'mdast';
import { textOf } from '../../playground/url';
import type { Credential } from '../credentials';
import { ANY_NAME, type Field, type Schema } from '../model';
import type { Parameter } from '../operations';
import { code, codeList, describe, element, paragraph, text, type Node } from './nodes';

/** How fields are shown. */
export interface FieldContext {
  /** The anchors of schemas with a section on the page, by name. Fields of these types link to the section. */
  sections: ReadonlyMap<string, string>;
  /** The operation or schema that the fields belong to, named where fields are listed out of context. */
  of: string;
  /** Whether to repeat the fields of schemas with a section. */
  expand?: boolean;
  /** Whether to show which fields are required. */
  input?: boolean;
}

/** An operation's keys and tokens, shown like parameters. */
export function credentialNodes(credentials: readonly Credential[], anchor: string, of: string, need: string): Node[] {
  return credentials.map(({ id, in: place, name, type, kind, description, facts }, index) => {
    // If two tokens use the same header, the header's anchor is the first token's.
    const isFirst = credentials.findIndex((one) => one.name === name) === index;
    return element(
      'ApiField',
      { id: `${anchor}.${isFirst ? name : id}`, of, name, type: kind === 'apiKey' ? 'string' : type, in: place, need },
      [...describe(description), ...(facts.length > 0 ? [paragraph(text(`${facts.map(capital).join('. ')}.`))] : [])],
    );
  });
}

/**
 * Lists an object's fields, or parameters.
 * @param repeats the anchor under which the page describes the fields; they then link there, without their own anchors
 */
export function fieldNodes(
  fields: readonly (Field & Partial<Pick<Parameter, 'in'>>)[],
  anchor: string,
  context: FieldContext,
  schema?: string,
  repeats?: string,
): Node[] {
  const items = fields.map(({ name, required, in: place, schema: value }) => {
    const isAny = name === ANY_NAME;
    const key = isAny ? 'other' : name;
    const own = `${anchor}.${key}`;
    const attributes = {
      ...(repeats === undefined ? { id: own, of: context.of } : { href: `#${repeats}.${key}` }),
      name: isAny ? 'any other name' : name,
      free: isAny,
      in: place,
      need: !context.input || isAny ? undefined : required ? 'required' : 'optional',
      deprecated: value.deprecated,
      ...typeOf(value, context),
    };
    const nested = nestedNodes(value, own, context, repeats);
    return element('ApiField', attributes, [...describe(value.description), ...factNodes(value), ...nested]);
  });
  return listNodes(items, schema);
}

/** A list of fields, parameters or responses, if there are any. `schema` tells checks which schema it describes. */
export function listNodes(items: readonly Node[], schema?: string): Node[] {
  return items.length === 0 ? [] : [element('ApiFields', { source: schema && `schemas/${schema}` }, items)];
}

/** An expanded schema: its fields or alternatives, or, for a plain value, its type. */
export function openNodes(schema: Schema, anchor: string, context: FieldContext): Node[] {
  const { name, type, kinds, fields } = schema;
  const nested = nestedNodes({ ...schema, fields: [] }, anchor, context);
  const kind = code(type === name && kinds.length > 0 ? kinds.join(' or ') : type);
  const isValue = fields.length === 0 || kinds.includes('array');
  return [
    ...(isValue && nested.length === 0 ? [paragraph(text('The value: '), kind, text('.'))] : []),
    ...(isValue ? factNodes(schema) : []),
    ...fieldNodes(fields, anchor, context, name),
    ...nested,
  ];
}

/** A value's collapsed fields or alternatives. */
export function nestedNodes(schema: Schema, anchor: string, context: FieldContext, repeats?: string): Node[] {
  const { name, title, fields, alternatives } = schema;
  const forms = alternatives.flatMap((one, index) => {
    const key = one.name ?? one.title?.replace(/\W+/g, '-') ?? `form-${index + 1}`;
    return nestedNodes(one, `${anchor}.${key}`, context, repeats);
  });
  if (fields.length === 0) return forms;
  const hasSection = name !== undefined && context.sections.has(name);
  if (hasSection && !context.expand) return [];
  const original = hasSection ? name : repeats === undefined ? undefined : `${repeats}.${anchor.split('.').at(-1)}`;
  const list = fieldNodes(fields, anchor, context, name, original);
  return [element('ApiNested', { of: name ?? title, repeated: original !== undefined }, list), ...forms];
}

/** A type's name, linked to its description. */
export function typeOf({ type, name = '' }: Schema, { sections }: FieldContext): { type: string; typeHref?: string } {
  const section = sections.get(name);
  return { type, ...(section !== undefined && { typeHref: `#${section}` }) };
}

/** A value's default, allowed values and other rules, on one line. */
function factNodes({ default: preset, values, rules, description, examples }: Schema): Node[] {
  // An example adds nothing if all values are listed, or if the description contains it.
  const isNew = (example: unknown) => values === undefined && !description.includes(`\`${textOf(example)}\``);
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

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
