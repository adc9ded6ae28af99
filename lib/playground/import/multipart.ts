import type { ImportedPart, Notes } from './imported';

/** The parts of a multipart body that was copied as text, as browsers do; a file is named only. Nothing when it is none. */
export function partsOfText(text: string, contentType: string, notes: Notes): ImportedPart[] | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !text.includes(`--${boundary}`)) return undefined;
  return (
    text
      .split(`--${boundary}`)
      .slice(1)
      // Behind the last one are two hyphens. A text that was cut off lacks them.
      .filter((part) => !part.startsWith('--'))
      .map((part) => {
        const [head = '', value = ''] = part.replace(/^\r?\n|\r?\n$/g, '').split(/\r?\n\r?\n([^]*)/);
        const name = /\bname="([^"]*)"/i.exec(head)?.[1] ?? '';
        const file = /\bfilename="([^"]*)"/i.exec(head)?.[1];
        const type = /^content-type:[ \t]*([^\r\n]+)/im.exec(head)?.[1];
        if (file !== undefined) notes.say(chooseFile(file || name));
        else if (type !== undefined) notes.leaveOut(`${type} of the part ${name}`, HEAD_OF_PART);
        return { name, isFile: file !== undefined, ...(file === undefined && { value }) };
      })
  );
}

/** Why the type and the like of a part are left out. */
export const HEAD_OF_PART = 'a browser writes the head of a part itself';

/** What to do about a file that a request sends. */
export const chooseFile = (file: string) => `Choose the file ${file} yourself: a page cannot open it.`;
