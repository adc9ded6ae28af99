import type { Filled } from '@/lib/playground/fill';
import type { RequestForm } from '@/lib/playground/request';
import type { AuthScheme } from '@/lib/playground/types';

/** Reads a pasted request into a form. The readers of formats are loaded when there is one. */
export async function pasteRequest(
  text: string,
  form: RequestForm,
  schemes: readonly AuthScheme[],
): Promise<Filled | { problem: string }> {
  try {
    const [{ readRequest }, { fillFromRequest }] = await Promise.all([
      import('@/lib/playground/import/read'),
      import('@/lib/playground/fill'),
    ]);
    const request = await readRequest(text);
    return 'problem' in request ? request : fillFromRequest(form, schemes, request);
  } catch {
    return { problem: 'Reading the request failed. Check your connection, and the text that you pasted.' };
  }
}
