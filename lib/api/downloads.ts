/** Downloads of the API description. */
export const API_FILES = [
  { address: '/openapi.json', title: 'OpenAPI description (JSON)' },
  { address: '/openapi.yaml', title: 'OpenAPI description (YAML)' },
] as const;

/** The address of a download. */
export type ApiFile = (typeof API_FILES)[number]['address'];
