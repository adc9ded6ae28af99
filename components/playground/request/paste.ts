import type { Credential } from '@/lib/playground/auth';
import type { RequestForm } from '@/lib/playground/request';
import type { AuthScheme } from '@/lib/playground/types';

/** Reads a pasted command into a form. The reader of commands is loaded when there is one. */
export async function pasteCommand(
  text: string,
  form: RequestForm,
  schemes: readonly AuthScheme[],
): Promise<
  { form: RequestForm; credentials: Record<string, Credential>; notes: readonly string[] } | { problem: string }
> {
  try {
    const [{ parseCurl }, { fillFromCurl }] = await Promise.all([
      import('@/lib/playground/curl'),
      import('@/lib/playground/fill'),
    ]);
    const command = parseCurl(text);
    if ('problem' in command) return command;
    return { ...fillFromCurl(form, schemes, command), notes: command.notes };
  } catch {
    return { problem: 'Reading the command failed. Check your connection and the command.' };
  }
}
