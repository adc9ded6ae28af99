import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import path from 'node:path';
import type { Api } from '../api/model';
import { yamlLines } from '../reading/yaml';
import type { Problem } from '../errors';

/** Rules for the OpenAPI file in addition to Redocly's. */
const RULES = {
  // Readers copy examples, and mock servers return them.
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-unused-components': 'error',
  'operation-description': 'off',
  'operation-operationId': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'tag-description': 'error',
  'no-server-trailing-slash': 'error',
  // The service's license and the errors of some operations are unknown.
  'info-license': 'off',
  'operation-4xx-response': 'off',
} as const;

/** Lints the OpenAPI file with Redocly's recommended rules and {@link RULES}. Warnings count as errors. */
export async function lintApi({ source, file }: Pick<Api, 'source' | 'file'>): Promise<Problem[]> {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const findings = await lintFromString({ source, absoluteRef: path.resolve(file), config });
  const lineAt = yamlLines(source, 1);
  return findings.map((finding) => ({
    file,
    line: lineAt(keysOf(finding)),
    message: `${finding.message.replace(/\.?\s*$/, '').replaceAll('\n', ' ')} (${finding.ruleId})`,
    remedy: finding.suggest?.[0] ? `did you mean ${finding.suggest[0]}?` : 'see this rule at redocly.com',
  }));
}

/** The keys in a JSON pointer, with list positions as numbers. */
function keysOf({ location }: NormalizedProblem): PropertyKey[] {
  const parts = (location[0]?.pointer ?? '').split('/').slice(1);
  return parts.map((part) => {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    return /^\d+$/.test(key) ? Number(key) : key;
  });
}
