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
export type Method = (typeof METHODS)[number];

/** OpenAPI's ways to write arrays and objects into an address. */
export const STYLES = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'simple', 'label', 'matrix'] as const;
export type ParameterStyle = (typeof STYLES)[number];
