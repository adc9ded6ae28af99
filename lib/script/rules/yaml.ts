import type { Rules } from './rule';

/** Rules for reading YAML. */
export const YAML_RULES = {
  'yaml-syntax': {
    explanation: 'The text is not valid YAML. In YAML, quotes, colons, hyphens and leading spaces are syntax.',
    messages: { unreadable: 'YAML cannot read this: «reason» → compare this line and the one above with a sample' },
  },
  'yaml-colon': {
    page: 'overview#quote-values-in-yaml',
    explanation: 'A colon followed by a space ends the left side of a line. Quote a value that contains one.',
    messages: {
      value: 'a value that contains a colon and a space needs quotes → put it in quotes: «quoted»',
      all: 'a value that contains a colon and a space needs quotes → put all of it in quotes',
      joined: 'two lines are on one line → start a new line before "«key»"',
    },
  },
  'yaml-hash': {
    severity: 'warning',
    page: 'overview#quote-values-in-yaml',
    explanation: 'A space followed by # starts a comment. Put such text in quotes.',
    messages: {
      comment: '# starts a comment, so only "«read»" is read → quote the text, or put the comment on a line of its own',
    },
  },
  'yaml-star': {
    page: 'overview#quote-values-in-yaml',
    explanation: 'In YAML, a value that starts with * is a reference to another part of the file. Quote a wildcard.',
    messages: {
      value: 'a value that starts with * needs quotes → put it in quotes: «quoted»',
      reference: ['warning', '«reference» leads to a list or a map, which is not checked → refer to text only'],
    },
  },
  'yaml-sign': {
    page: 'overview#quote-values-in-yaml',
    explanation: 'At the start of a value, [ and { open lists and maps, and & ! | > @ % and ` are reserved.',
    messages: {
      value: 'a value that starts with «sign» needs quotes → put it in quotes: «quoted»',
      markdown: 'this line is a part of Markdown, not of the script → remove it',
    },
  },
  'yaml-boolean': {
    severity: 'hint',
    page: 'overview#quote-values-in-yaml',
    explanation: 'Some YAML parsers read yes, no, on and off as true and false. Quotes make them text.',
    messages: { word: 'some YAML parsers do not read words such as "«word»" as text → put it in quotes: "«word»"' },
    toldOnce: 'rule',
  },
  'yaml-tab': {
    explanation: "YAML doesn't allow tabs at the start of a line. Indent with spaces.",
    messages: { start: 'the line starts with a tab or a special space → indent it with spaces' },
  },
  'yaml-quote': {
    page: 'overview#quote-values-in-yaml',
    explanation:
      'A quoted value ends with the mark it starts with. Between double quotes, a backslash starts an escape.',
    messages: {
      unclosed: 'the closing quotation mark is missing → end the value with «sign»',
      text: 'text follows the closing quotation mark → use the other kind of quotes around the value: «other»…«other»',
      curly: 'curly quotation marks are part of the text → use straight ones',
      unopened: ['warning', 'the opening quotation mark is missing → put the text in quotes, or remove the mark'],
      escape: 'YAML has no escape «escape» → write two backslashes, or none before an apostrophe',
      plain: ['warning', 'the backslash in "«escape»" is part of the text → remove it, or use double quotes'],
    },
  },
  'yaml-indent': {
    explanation: 'The lines of a list start in the same column. A line with other lines under it ends with a colon.',
    messages: {
      align: 'the line is not aligned with its list → start it in column «column»',
      either: 'the line is not aligned with its list → start it in column «column», or in column «other»',
      colon: 'the line above does not end with a colon → end the line above with a colon',
      taken: 'the input above already has an expectation → move it into this list, after "- prompt:"',
    },
    movesLines: true,
  },
  hyphen: {
    page: 'overview#common-mistakes',
    explanation:
      'A list item starts with one hyphen and a space. Without the space, the hyphen is part of the text. A comment starts with #.',
    messages: {
      start: 'the line does not start with one hyphen and a space → write one hyphen and a space',
      missing: 'the line has no hyphen, unlike those around it → start it with one hyphen and a space',
      comment: '// does not start a comment → start it with #',
    },
    movesLines: true,
  },
  'colon-space': {
    severity: 'warning',
    explanation: 'Only a colon followed by a space separates the left side of a line from the right.',
    messages: {
      input: 'there is no space after the colon, so the whole line is the input → write "«written»"',
      command: ['error', 'there is no space after the colon, so the whole line is the input → write "«written»"'],
      name: 'the name is not followed by a colon and a space → write "name: value"',
      quoted: ['error', 'the quotes are not followed by a colon and a space → write both'],
      key: ['error', 'the name is not followed by a colon and a space → write "name: value"'],
      double: ['error', 'there are two colons → write one, followed by a space'],
    },
  },
  'duplicate-key': {
    explanation: 'Set a key once in each block, because only one of its values counts.',
    messages: { key: '"«name»" is set twice → keep one of the two' },
  },
  'too-large': {
    page: 'overview',
    explanation:
      'Text over one megabyte, or nested more than 100 levels deep, is not checked. In a long block, only the first syntax errors are found.',
    messages: {
      text: 'the text is longer than one megabyte → split it into several files',
      levels: 'the text has more than 100 levels → remove hyphens, brackets or indentation',
      rest: ['hint', 'the block is too long to find more syntax errors at once → fix those found so far'],
    },
  },
} as const satisfies Rules;
