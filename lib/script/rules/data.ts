import type { Rules } from './rule';

/** Rules for placeholders and data. */
export const DATA_RULES = {
  placeholder: {
    page: 'placeholders',
    explanation: 'A placeholder without a value is not replaced.',
    messages: {
      misspelled: 'the data has no column "«column»" → write "${data.«meant»}"',
      column: 'the data has no column "«column»" → use one of «columns», or add this one',
      name: '"«written»" is not a placeholder → write ${NAME}, or ${data.key} for a data table',
      filter: 'no filter replaces "«written»" → name a filter in testing.json, or write the value',
      input: ['warning', '"«written»" works in expected values only → write ${NAME}, or the value itself'],
    },
  },
  'csv-columns': {
    page: 'placeholders#data-fields',
    explanation: 'The first line of a CSV file names the columns. Every other line has one cell per column.',
    messages: {
      cells: 'there are «cells» cells for «columns» columns → write one for each; quote cells with commas',
      twice: 'two columns are called "«name»" → give each a unique name with letters, digits and _',
      name: '"«name»" cannot be a column name → use only letters, digits and _',
    },
  },
} as const satisfies Rules;
