import type { BlockContent, PhrasingContent } from 'mdast';
import { textOf } from '../../playground/url';
import { ANY_NAME, type Field, type Schema } from '../model';
import type { Parameter } from '../operations';
import { code, codeList, describe, element, paragraph, text, type Node } from './nodes';

/** How fields are shown. */
export interface FieldContext {
  /** The addresses of schemas' sections, by name. Those on the page itself start with `#`. Types link to them. */
  sections: ReadonlyMap<string, string>;
  /** The operation or schema that the fields belong to, named where fields are listed out of context. */
  of: string;
  /** Whether readers send the fields, so that optional ones are marked, too. */
  input?: boolean;
}

/**
 * Lists an object's fields, or parameters.
 * @param schema the object, by whose name checks and links find the list
 */
export function fieldNodes(
  fields: readonly (Field & Partial<Pick<Parameter, 'in'>>)[],
  anchor: string,
  context: FieldContext,
  schema?: Pick<Schema, 'name' | 'bases'>,
): Node[] {
  const items = fields.map(({ name, required, in: place, schema: value }, index) => {
    const isAny = name === ANY_NAME;
    // A path and a query, for example, can have parameters of the same name.
    const isFirst = fields.findIndex((one) => one.name === name) === index;
    const own = `${anchor}.${isFirst ? '' : `${place}.`}${isAny ? 'other' : name}`;
    const attributes = {
      id: own,
      of: context.of,
      name: isAny ? (fields.length > 1 ? 'any other name' : 'any name') : name,
      free: isAny,
      in: place,
      need: required ? 'required' : context.input && !isAny ? 'optional' : undefined,
      deprecated: value.deprecated,
      ...typeOf(value, context),
    };
    const nested = nestedNodes(value, own, context);
    return element('ApiField', attributes, [...describe(value.description), ...factNodes(value), ...nested]);
  });
  const names = new Set([schema?.name ?? [], schema?.bases ?? []].flat());
  return listNodes(items, [...names], schema?.name && anchor);
}

/** A list of fields, parameters or responses, if there are any. Checks read the names of the schemas it describes. */
export function listNodes(items: readonly Node[], schemas: readonly string[] = [], at?: string): Node[] {
  const source = schemas.map((name) => `schemas/${name}`).join(' ') || undefined;
  return items.length === 0 ? [] : [element('ApiFields', { source, at }, items)];
}

/** An expanded schema: its fields or alternatives, or, for a plain value or a list, its type. */
export function openNodes(schema: Schema, anchor: string, context: FieldContext): Node[] {
  const { fields, alternatives, item, kinds } = schema;
  const hasType = [schema, ...alternatives].some((one) => one.item !== undefined || isPlain(one));
  const isValue = fields.length === 0 && (hasType || kinds.includes('null'));
  const listed = fields.length === 0 && item && item.alternatives.length === 0 ? item : schema;
  const isElsewhere = listed !== schema && hasSection(listed, context);
  return [
    ...(isValue ? [paragraph(text('The value: '), ...typeNodes(schema, context), text('.'))] : []),
    ...factNodes({ ...schema, examples: isValue ? schema.examples : [] }),
    ...(listed === schema ? [] : itemNodes(schema, context)),
    ...(isElsewhere ? [] : fieldNodes(listed.fields, anchor, context, listed)),
    ...nestedNodes({ ...listed, fields: [] }, anchor, context, isValue),
  ];
}

/** Whether the page describes a schema in its own section, so that its name links there. */
export const hasSection = ({ name = '' }: Schema, { sections }: FieldContext) =>
  sections.get(name)?.startsWith('#') === true;

/**
 * A value's collapsed fields and alternatives. Those of a schema with a section are only there.
 * @param isTypeShown whether its type, next to them, names the alternatives
 */
export function nestedNodes(
  schema: Schema,
  anchor: string,
  context: FieldContext,
  isTypeShown = schema.fields.length === 0,
): Node[] {
  const { name, fields, alternatives, item, keywords, description } = schema;
  if (hasSection(schema, context) && fields.length > 0) return [];
  const items = item ? [...itemNodes(schema, context), ...nestedNodes(item, anchor, context)] : [];
  const titles = alternatives.map((one) => one.name ?? one.keywords.title?.replace(/\W+/g, '-'));
  const forms = alternatives.flatMap((one, index) => {
    // Alternatives can have the same title.
    const key = (titles.indexOf(titles[index]) === index && titles[index]) || `form-${index + 1}`;
    // The fields of a list's items are listed once, if the items are an alternative, too.
    const isShort = isPlain(one) || alternatives.some(({ name: other }) => other && other === one.item?.name);
    const nodes = isShort ? plainNodes(one, context) : nestedNodes(one, `${anchor}.${key}`, context);
    const list = isShort ? undefined : nodes.find((node) => node.type === 'mdxJsxFlowElement');
    const facts = [...newWords(one, description, context), ...factNodes({ ...one, examples: [] })];
    // If there is no list, the type says what the facts are about.
    const isTold = isShort || list || one.isCut || facts.length === 0;
    if (!isTold) nodes.unshift(paragraph(...typeNodes(one, context), text(':')), ...facts);
    list?.children.unshift(...(facts as BlockContent[]));
    return nodes.length > 0 || isTypeShown ? nodes : [paragraph(text('Or '), ...typeNodes(one, context), text('.'))];
  });
  const own = fieldNodes(fields, anchor, context, schema);
  const nested = own.length > 0 ? [element('ApiNested', { of: name ?? keywords.title }, own)] : [];
  return [...items, ...nested, ...forms];
}

/** A schema's description, unless it is in its own section or in the text next to it. */
export function newWords(schema: Schema, beside: string, context: FieldContext): Node[] {
  const { name = '', description, item } = schema;
  if (item?.description === description) return itemNodes({ item, description: beside }, context);
  return context.sections.has(name) || beside.includes(description.trim()) ? [] : describe(description);
}

/** The description of a list's items, if the list has its own. */
function itemNodes({ item, description }: Pick<Schema, 'item' | 'description'>, context: FieldContext): Node[] {
  const [first, ...others] = item ? newWords(item, description, context) : [];
  if (first?.type === 'paragraph') first.children.unshift(text('Each item: '));
  return first ? [first, ...others] : [];
}

const isPlain = ({ fields, alternatives, item, isCut }: Schema): boolean =>
  !isCut && fields.length === 0 && alternatives.length === 0 && (!item || isPlain(item));

/** The description of a plain alternative, apart from its type or its only value. */
function plainNodes(schema: Schema, context: FieldContext): Node[] {
  const { type, values = [], item, description } = schema;
  const label = values.length === 1 ? textOf(values[0]) || '""' : type;
  const facts = factNodes({ ...schema, values: values.length === 1 ? undefined : schema.values });
  const isElsewhere = item && !isPlain(item) && description === item.description;
  if (description !== '' && !isElsewhere) return [...describe(`\`${label}\`: ${description}`), ...facts];
  const [fact] = facts;
  return fact?.type === 'paragraph' ? [paragraph(...typeNodes(schema, context), text(': '), ...fact.children)] : [];
}

/** A type's parts, each linked to its description. `lost` names a schema whose description isn't known here. */
function linkedParts({ types }: Schema, { sections }: FieldContext) {
  return types.map(({ text: words, name = '', isValue, isCut }) => {
    const href = sections.get(name);
    return { text: words, isValue, href, lost: (href === undefined && isCut && name) || undefined };
  });
}

/** The attributes for a field's type. `parts` is JSON, if there is more than text. */
export function typeOf(schema: Schema, context: FieldContext): { type: string; parts?: string } {
  const parts = linkedParts(schema, context);
  const isText = parts.every(({ href, isValue, lost }) => !href && !isValue && !lost);
  return { type: schema.type, ...(!isText && { parts: JSON.stringify(parts) }) };
}

/** A type, with links to the descriptions of its parts. */
export function typeNodes(schema: Schema, context: FieldContext): PhrasingContent[] {
  return linkedParts(schema, context).map(({ text: words, href }) =>
    href === undefined ? code(words) : { type: 'link', url: href, children: [code(words)] },
  );
}

/** A value's default, allowed values and other rules, on one line. */
export function factNodes({ default: preset, values, rules, description, examples }: Schema): Node[] {
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
