/**
 * The words that a test script may use, with their meaning: what the samples are held against.
 * When the service learns a new word, add it here and describe it on the page /end-to-end/guide/.
 */

/** First entry of a test. */
export const TEST_KEYS: Readonly<Record<string, string>> = {
  test: 'name of the test',
  'test.only': 'name of a test that runs while the others do not',
  'test.skip': 'name of a test that does not run',
};

/** Keys of the `settings` block of a test. */
export const TEST_SETTINGS: Readonly<Record<string, string>> = {
  dataTableRowId: 'row of the data table that the test uses instead of the row of the suite',
};

/** The settings that `set <key>` changes for one interaction. */
export const SET_KEYS: Readonly<Record<string, string>> = {
  finishOnPhrase: 'the words on which the interaction ends',
  listeningTimeout: 'seconds after which the interaction ends',
  endSpeechTimeout: 'seconds of silence after which the interaction ends',
  pauseBeforeUtterance: 'seconds of silence before the utterance',
  repeatOnPhrase: 'the words on which the utterance is said again',
  recognitionHints: 'words that help speech recognition',
};

/** Properties of a reply that an assertion can check. */
export const PROPERTIES: Readonly<Record<string, string>> = {
  prompt: 'the main reply',
  transcript: 'text of the reply',
  caption: 'caption of an Alexa reply',
  cardTitle: 'title of the card',
  cardContent: 'text of the card',
  cardImageURL: 'image of the card',
  streamURL: 'address of the audio stream',
  display: 'raw display data',
  message: 'what was sent',
  utteranceURL: 'audio of what was sent',
  callAudioURL: 'recording of the call',
  callURL: 'recording of the call',
  'connection.endedBy': 'who ended the call',
  reprompt: 'unit tests: what is said when the user is silent',
  sessionEnded: 'unit tests: whether the session is over',
  intent: 'unit tests: intent to send',
  slots: 'unit tests: slots of the intent',
};

/** Properties that are followed by a path, such as `card.textField` or `raw.messageBody.directives[0]`. */
export const PROPERTY_FAMILIES: Readonly<Record<string, string>> = {
  card: 'any field of the card',
  raw: 'payload of the platform',
  debug: 'details of the interaction',
  request: 'unit tests: value to set on the request',
  response: 'unit tests: any field of the response',
};

/** Operators that stand between property and value, beside the colon of YAML, which means "contains". */
export const OPERATORS: Readonly<Record<string, string>> = {
  '!=': 'does not contain',
  '<=': 'is at most',
  '>=': 'is at least',
  '<': 'is less than',
  '>': 'is more than',
};

/** Whether an assertion may check this; `$('selector').innerHTML` looks into the reply of a web page. */
export function isProperty(name: string): boolean {
  const family = /^(\w+)[.[]/.exec(name)?.[1];
  return (
    Object.hasOwn(PROPERTIES, name) ||
    (family !== undefined && Object.hasOwn(PROPERTY_FAMILIES, family)) ||
    /^\$\(.+\)\.\w+/.test(name)
  );
}
