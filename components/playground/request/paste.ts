import type { Credential } from '@/lib/playground/auth';
import type { RequestForm } from '@/lib/playground/request';
import type { AuthScheme } from '@/lib/playground/types';

/** Reads a pasted request into a form. The readers of formats are loaded when there is one. */
export async function pasteRequest(
  text: string,
  form: RequestForm,
  schemes: readonly AuthScheme[],
): Promise<
  { form: RequestForm; credentials: Record<string, Credential>; notes: readonly string[] } | { problem: string }
> {
  try {
    const [{ readRequest }, { fillFromRequest }] = await Promise.all([
      import('@/lib/playground/import/read'),
      import('@/lib/playground/fill'),
    ]);
    const request = await readRequest(text);
    if ('problem' in request) return request;
    return { ...fillFromRequest(form, schemes, request), notes: request.notes };
  } catch {
    return { problem: 'Reading the request failed. Check your connection, and the text that you pasted.' };
  }
}
