import { checkUrl } from '../playground/url';
import { isFormType, isJsonType, isMultipart } from '../playground/form';
import { METHODS, STYLES, type Method, type ParameterStyle, type PlaygroundServer } from '../playground/types';
import { readCredentials } from './credentials';
import type { EncodingObject, MediaObject, OpenApiDocument, OperationObject, ParameterObject } from './document';
import { exampleOf } from './example';
import type { Field, Schema } from './model';
import type { Resolver } from './resolve';
import { readSchema, type Direction } from './schema';

/** A method on a path. Its descriptions are Markdown. */
export type Operation = ReturnType<typeof readOperations>[number];
/** A value sent outside the body. */
export type Parameter = ReturnType<typeof readParameter>;
/** A body's content. */
export type Content = NonNullable<ReturnType<typeof readContent>>;

type Examples = Pick<MediaObject, 'example' | 'examples'>;

/** Reads a document's operations in order, and fills in missing IDs and summaries. See `Resolver` for errors. */
export function readOperations(document: OpenApiDocument, resolve: Resolver) {
  return Object.entries(document.paths).flatMap(([path, source]) => {
    const item = resolve(source);
    return METHODS.flatMap((method) => {
      const written = item[method.toLowerCase() as Lowercase<Method>];
      if (!written) return [];
      const operation = resolve(written);
      const { operationId, summary, description = '', deprecated } = operation;
      const words = operationId || `${method.toLowerCase()} ${path}`;
      const access = readCredentials(operation, document, resolve);
      const sources = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = readParameters(sources, resolve);
      const isRepeated = ({ in: place, name }: Parameter) =>
        access.credentials.some((one) => one.in === place && one.name.toLowerCase() === name.toLowerCase());
      return {
        /** The operation's ID, with which its anchors start. */
        id: words.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '') || method.toLowerCase(),
        method,
        /** The path under the server's address, with placeholders in braces. */
        path,
        /** The heading. */
        summary: summary?.trim().split('\n')[0]?.trim() || operationId || `${method} ${path}`,
        description,
        deprecated,
        servers: readServers([operation.servers, item.servers, document.servers].find((list) => list?.length)),
        ...access,
        parameters: parameters.filter((one) => !isRepeated(one)),
        /** The names of parameters that are left out, because they repeat a credential. */
        repeated: parameters.filter(isRepeated).map(({ name }) => name),
        body: readBody(operation, resolve),
        responses: readResponses(operation, resolve),
      };
    });
  });
}

/** The server in samples if the file doesn't name one. */
export const UNKNOWN_SERVER = 'https://server.example';

/** The servers that requests can be sent to, with variables filled in. If there are none, a stand-in. */
function readServers(servers: OpenApiDocument['servers'] = [{ url: '/' }]): PlaygroundServer[] {
  const all = servers.map(({ url, description = '', variables = {} }) => {
    const fill = (whole: string, name: string) => String(variables[name]?.default ?? whole);
    return { url: url.replace(/\{([^}]+)\}/g, fill).replace(/\/+$/, ''), ...(description && { description }) };
  });
  const usable = all.filter(({ url }) => checkUrl(url).url);
  const base = all.find(({ url }) => url.startsWith('/'))?.url ?? '';
  return usable.length > 0 ? usable : [{ url: UNKNOWN_SERVER + base, description: 'replace it with your server' }];
}

/** Reads parameters from the path, then from the operation, whose parameters replace the path's with the same name. */
function readParameters(sources: NonNullable<OperationObject['parameters']>, resolve: Resolver) {
  const parameters = sources.map((source) => resolve(source));
  const byKey = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  return ['path', 'query', 'header', 'cookie'].flatMap((place) =>
    [...byKey.values()].filter((one) => one.in === place).map((one) => readParameter(one, resolve)),
  );
}

function readParameter(source: ParameterObject, resolve: Resolver) {
  const { name, in: place, description } = source;
  const required = place === 'path' || source.required === true;
  const [media] = Object.values(source.content ?? {});
  const schema = readSchema(source.schema ?? media?.schema ?? {}, resolve, 'request');
  const examples = readExamples(media ?? source, resolve).map(({ value }) => value);
  const deprecated = source.deprecated ?? schema.deprecated;
  const own = { deprecated, ...(description && { description }), ...(examples.length > 0 && { examples }) };
  // Styles don't apply to a parameter whose value is JSON.
  const isStyled = !media && (source.style !== undefined || !isSimple(schema));
  const preset = place === 'path' || place === 'header' ? 'simple' : 'form';
  return { name, in: place, required, ...styled({ ...schema, ...own }, isStyled ? source : undefined, preset) };
}

const isSimple = ({ kinds }: Schema) => kinds.length > 0 && !kinds.includes('array') && !kinds.includes('object');

/** How a value is written in an address or a form, and the value, whose rules mention a style that isn't usual. */
function styled(schema: Schema, source: EncodingObject | undefined, preset: ParameterStyle) {
  const { explode } = source ?? {};
  const style = source && (STYLES.find((one) => one === source.style) ?? preset);
  const isUsual = style === undefined || (style === preset && explode === undefined);
  const rule = `style ${style}${explode === undefined ? '' : `, explode ${explode}`}`;
  return { style, explode, schema: isUsual ? schema : { ...schema, rules: [...schema.rules, rule] } };
}

function readBody({ requestBody }: OperationObject, resolve: Resolver) {
  if (!requestBody) return undefined;
  const { required = false, description = '', content } = resolve(requestBody);
  const first = readContent(content, resolve, 'request');
  return first && { ...first, required, description };
}

function readResponses({ responses = {} }: OperationObject, resolve: Resolver) {
  return Object.entries(responses).map(([status, source]) => {
    const { description = '', content } = resolve(source);
    return { status, description, content: readContent(content, resolve, 'response') };
  });
}

/**
 * The media type whose schema and examples are shown: the first JSON type, or else the first type. Only the names of
 * other types are shown.
 */
export function shownType(types: readonly string[]): string | undefined {
  return types.find((type) => /[/+]json\b/.test(type)) ?? types[0];
}

function readContent(content: Record<string, MediaObject> = {}, resolve: Resolver, direction: Direction) {
  const types = Object.keys(content);
  const mediaType = shownType(types);
  if (mediaType === undefined) return undefined;
  const media: Partial<MediaObject> = content[mediaType] ?? {};
  const schema = media.schema === undefined ? undefined : readSchema(media.schema, resolve, direction);
  const written = readExamples(media, resolve);
  const made = written.length === 0 && schema ? exampleOf(schema) : undefined;
  const fields = isFormType(mediaType) || isMultipart(mediaType) ? schema?.fields.map(encodedField(media)) : undefined;
  return {
    mediaType,
    otherTypes: types.filter((type) => type !== mediaType),
    schema: schema && fields ? { ...schema, fields } : schema,
    examples: made === undefined ? written : [{ value: made }],
  };
}

/** A form's field, as its encoding writes it. Only values without a content type of their own have a style. */
const encodedField =
  ({ encoding = {} }: Partial<MediaObject>) =>
  ({ schema, ...field }: Field): Field => {
    const { contentType = '', ...source } = encoding[field.name] ?? {};
    const isStyled = Object.values(source).some((one) => one !== undefined);
    if (isStyled || contentType === '') return { ...field, ...styled(schema, isStyled ? source : undefined, 'form') };
    const rules = [...schema.rules, `sent as ${contentType}`];
    return { ...field, isJson: isJsonType(contentType), schema: { ...schema, rules } };
  };

/** The examples next to a schema, with titles if there can be several. An external example is shown as a link. */
function readExamples({ example, examples = {} }: Examples, resolve: Resolver): { title?: string; value: unknown }[] {
  if (example !== undefined) return [{ value: example }];
  return Object.entries(examples).flatMap(([title, source]) => {
    const { summary = title, value, externalValue = value } = resolve(source);
    return externalValue === undefined ? [] : { title: summary, value: value ?? externalValue };
  });
}
