import { lintFromString, loadConfig } from '@redocly/openapi-core';
import path from 'node:path';

/** What Redocly finds in an OpenAPI description by the rules in `redocly.yaml`: each rule with its place. */
export async function lintApi(source: string): Promise<string[]> {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  const findings = await lintFromString({ source, absoluteRef: path.resolve('openapi.json'), config });
  return findings.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}
