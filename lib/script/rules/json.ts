import type { Rules } from './rule';

/** Rules for reading JSON. */
export const JSON_RULES = {
  'json-syntax': {
    page: 'settings',
    explanation: 'JSON has double quotes around keys and text, commas between entries only, and no comments.',
    messages: {
      needs: 'JSON needs «what» here → write «what»',
      comma: 'there is no comma before this entry → put a comma after the entry above',
      last: 'there is a comma after the last entry → leave it out',
      mark: 'there is a byte order mark → save the file as UTF-8 without it',
      comment: 'JSON does not allow comments → remove it',
      single: 'JSON does not allow single quotes → put it in double quotes: "«text»"',
      quotes: 'keys and text need double quotes → put it in double quotes: "«text»"',
      unopened: 'the opening quotation mark of "«key»" is missing → write "«key»"',
      unclosed: 'the closing quotation mark of "«key»" is missing → write "«key»":',
      value: 'this is not a JSON value → put text in double quotes',
      object: 'the file is not an object → start it with {',
    },
    toldOnce: 'message',
  },
} as const satisfies Rules;
