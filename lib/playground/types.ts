export type {
  AuthScheme,
  FieldLocation,
  FieldType,
  Json,
  PlaygroundField,
  PlaygroundProps,
  PlaygroundServer,
} from './props.schema';

/** The HTTP methods a playground can use. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
/** An HTTP method a playground can use. */
export type Method = (typeof METHODS)[number];

/** OpenAPI's ways to write arrays and objects into an address, apart from `label` and `matrix`. */
export const STYLES = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'simple'] as const;
/** One of OpenAPI's ways. */
export type ParameterStyle = (typeof STYLES)[number];
