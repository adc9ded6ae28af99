import { useEffect, useState } from 'react';
import { isJsonType } from '@/lib/playground/body';
import type { RequestBody } from '@/lib/playground/request';
import type { JsonSchema } from '@/lib/playground/types';
import type { SchemaFinding } from '@/lib/playground/validate';
import { parseJson } from '@/lib/playground/values';

/** Milliseconds without a key after which a body is checked. */
const PAUSE = 300;

/** Finds where the body does not match its schema. The validator is loaded for the first body that has a schema. */
export function useSchemaFindings(
  body: RequestBody | undefined,
  schema: JsonSchema | undefined,
): readonly SchemaFinding[] {
  const text = body?.kind === 'text' && isJsonType(body.contentType) ? body.text : undefined;
  const [checked, setChecked] = useState<{ text: string; findings: readonly SchemaFinding[] }>();
  useEffect(() => {
    if (text === undefined || !schema) return;
    const timer = setTimeout(() => {
      const parsed = parseJson(text);
      if (!('value' in parsed)) return setChecked(undefined);
      import('@/lib/playground/validate')
        .then(({ validateBody }) => setChecked({ text, findings: validateBody(parsed.value, schema) }))
        // Without the validator the server says what is wrong.
        .catch(() => setChecked(undefined));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, schema]);
  return text !== undefined && checked ? checked.findings : [];
}
