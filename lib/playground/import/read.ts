import { finish, Notes, Unreadable, type FoundRequest, type ImportedRequest } from './imported';
import { readCommand } from './words';

const HTTPIE = ['http', 'https', 'xh', 'xhs'];

/**
 * Reads a pasted text: a curl or HTTPie command, `fetch(…)`, a HAR file or an entry of one, or a bare address. Nothing of it is
 * run.
 * @returns the request, or a sentence that says why it is none and what to do
 */
export async function readRequest(text: string): Promise<ImportedRequest | { problem: string }> {
  const notes = new Notes();
  try {
    return finish(await find(text.trim(), notes), notes);
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

/** Each format has a module of its own, which is loaded when it is pasted. */
async function find(text: string, notes: Notes): Promise<FoundRequest> {
  if (/^[{[]/.test(text)) return (await import('./har')).readHar(text, notes);
  if (/^https?:\/\/\S+$/i.test(text)) return { method: 'GET', url: text, headers: [] };
  const call = text.search(/\bfetch\s*\(/);
  // Comments of a script may name a program.
  const withoutComments = text.replace(/^[ \t]*(?:\/\/|\/?\*).*$/gm, (line) => ' '.repeat(line.length));
  const program = withoutComments.search(/(?:^|[\s/\\|&;>])(?:curl(?:\.exe)?|https?|xhs?)(?=\s|$)/im);
  if (call >= 0 && (program < 0 || call < program)) return (await import('./fetch')).readFetch(text, notes);
  const command = program >= 0 ? readCommand(text, ['curl', ...HTTPIE], notes) : undefined;
  if (command?.words[0] === 'curl') return (await import('./curl')).readCurl(command, notes);
  if (command) return (await import('./httpie')).readHttpie(command, notes);
  if (call >= 0) return (await import('./fetch')).readFetch(text, notes);
  if (/^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:[/?]\S*)?$/i.test(text))
    return { method: 'GET', url: `http://${text}`, headers: [] };
  if (/Invoke-(?:WebRequest|RestMethod)|^(?:iwr|irm|wget)\b/im.test(text))
    throw new Unreadable(
      'This program is not known here. Copy the request as curl or as fetch, or write it as a curl command.',
    );
  throw new Unreadable(
    'This is no request that can be read. Paste a curl or HTTPie command, fetch(…), a HAR entry or an address.',
  );
}
