import { VOICE, PLATFORMS, type Platform } from './platforms';
import { AMOUNT, ANY, BOOLEAN, choice, keys, listOf, NUMBER, RATIO, TEXT, TEXTS, valuesOf, type Shape } from './shapes';

/**
 * Where a setting is valid: in `testing.json`, in its `virtualDeviceConfig`, in the `configuration` block of a file, or
 * after `set` in one step.
 */
export type Place = 'file' | 'device' | 'suite' | 'step';

/** A setting, with what validation, editors and readers need. */
export interface Setting {
  /** Its effect, as editors show it. */
  meaning: string;
  shape: Shape;
  places: readonly Place[];
  /** Absent if the documentation gives none, or several. */
  default?: unknown;
  /** Absent if every platform has it. */
  platforms?: readonly Platform[];
  /** It is from an older version. The text names a replacement, if there is one. */
  old?: { use?: string; instead: string };
  /** For unit tests only. */
  unit?: true;
}

type More = Partial<Omit<Setting, 'meaning' | 'shape'>>;

const set = (shape: Shape, meaning: string, more: More = {}): Setting => ({
  meaning,
  shape,
  places: ['file'],
  ...more,
});
const unit = (shape: Shape, meaning: string, more: More = {}) => set(shape, meaning, { unit: true, ...more });
const old = (shape: Shape, meaning: string, instead: string, use?: string) =>
  set(shape, meaning, { old: { instead, use } });

const BOTH: readonly Place[] = ['file', 'suite'];
const CALL: More = { platforms: ['phone'], places: ['device', 'suite', 'step'] };
const CHAT: More = { platforms: ['webchat'], places: ['file', 'device', 'suite'] };
const OFF = { default: false };

/**
 * Every documented setting. Other names aren't refused for that alone, because some dashboard settings have no
 * documented names.
 */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  type: set(choice('unit', 'e2e', 'simulation'), 'Kind of tests: "e2e" uses a virtual device', { default: 'unit' }),
  platform: set({ type: 'text', of: PLATFORMS, isOpen: true }, 'What is tested', { default: 'alexa' }),
  virtualDeviceToken: set(
    { type: 'either', of: [TEXT, valuesOf(valuesOf(TEXT))] },
    'Token of the virtual device, or tokens by platform and locale',
    { places: BOTH },
  ),
  locales: set(TEXT, 'Locales, separated by commas: everything runs once for each', { places: BOTH }),
  locale: set(TEXT, 'Language of what is said and heard, such as en-US', { places: BOTH }),
  voiceId: set(TEXT, 'Text-to-speech voice', { places: BOTH, platforms: VOICE }),
  stt: set(choice('google', 'witai'), 'Speech-to-text service', { default: 'google', platforms: VOICE }),
  description: set(TEXT, 'Name of the suite for people', { places: BOTH }),
  tags: set(TEXT, 'Tags of every test of the file, separated by commas', { places: ['suite'] }),
  env: set(TEXT, 'Path of the .env file', { default: '.env' }),
  filter: set(TEXT, 'Path of the filter module'),
  findReplace: set(valuesOf(TEXT), 'Texts that are replaced in scripts before they run, with what replaces them'),
  homophones: set(valuesOf(listOf(TEXT)), 'Words, each with the misheard forms that it replaces in answers', {
    platforms: VOICE,
  }),
  ignoreProperties: set(
    valuesOf(keys({ paths: TEXT, type: choice('e2e', 'unit') })),
    'Properties that are not checked, by platform',
    { places: BOTH, platforms: ['alexa', 'google'] },
  ),
  include: set(listOf(TEXT), 'Tags of the tests that run'),
  exclude: set(listOf(TEXT), 'Tags of the tests that do not run'),
  lenientMode: set(BOOLEAN, 'Ignores punctuation and extra spaces of answers', OFF),
  runInBand: set(BOOLEAN, 'Runs suites one after another; false: in parallel', { default: true }),
  stopTestOnFailure: set(BOOLEAN, 'Ends a test at its first expectation that fails', OFF),
  trace: set(BOOLEAN, 'Prints every request and response'),
  traceOutput: set(BOOLEAN, 'Saves every request and response in test_output', OFF),
  jest: set(valuesOf(ANY), 'Options of Jest'),
  deviceLocation: set(
    keys({
      lat: { type: 'number', minimum: -90, maximum: 90 },
      lng: { type: 'number', minimum: -180, maximum: 180 },
    }),
    'Where the virtual device is',
    { platforms: ['google'] },
  ),
  virtualDeviceBaseURL: set(TEXT, 'Another base address of the virtual device'),
  // For any platform, because it isn't documented whether the webchat selectors belong here.
  virtualDeviceConfig: set(valuesOf(ANY), 'Settings that hold for every step, such as those of a call'),
  ignoreExternalErrors: set(BOOLEAN, 'Marks a test as skipped, not failed, when something outside fails', OFF),
  includeRaw: set(BOOLEAN, "Keeps the platform's own payload in the answer", { default: true }),
  maxAsyncE2EWaitTime: set(AMOUNT, 'Longest wait for an answer, in milliseconds'),
  retryOn: set(listOf({ type: 'number', integer: true }), 'Error codes after which a test is tried again', {
    default: [551, 552],
  }),
  retryNumber: set({ type: 'number', integer: true, minimum: 0, maximum: 5 }, 'How often it is tried again', {
    default: 2,
  }),

  phoneNumber: set({ type: 'phone' }, 'Number to call, with + and country code', { places: BOTH }),
  finishOnPhrase: set(TEXTS, 'Last words of the system: the step ends when they are heard', {
    ...CALL,
    places: ['step'],
  }),
  listeningTimeout: set(AMOUNT, 'Longest time to listen, in seconds', CALL),
  endSpeechTimeout: set(AMOUNT, 'Silence that ends the step, in seconds', CALL),
  pauseBeforeUtterance: set(AMOUNT, 'Silence before speaking, in seconds', CALL),
  recognitionHints: set(TEXTS, 'The only hints for speech recognition', { ...CALL, places: ['step'] }),
  recordCall: set(BOOLEAN, 'Records the call', { ...CALL, places: ['device', 'suite'] }),
  repeatOnPhrase: set(TEXTS, 'The last input is said again when this is heard', CALL),
  sttThreshold: set(RATIO, 'How close speech must be to the finish phrase; 1 is exact', {
    ...CALL,
    places: ['device', 'suite'],
  }),

  inputSelector: set(TEXT, 'CSS selector of the text input', CHAT),
  replySelector: set(TEXT, 'CSS selector of the answers', CHAT),
  widgetSelector: set(TEXT, 'CSS selector of the button that opens the chat', CHAT),
  url: set(TEXT, 'Page that holds the chat', CHAT),

  dataTableId: set(TEXT, 'The data table of the suite', { places: ['suite'] }),
  dataTableRowId: set(TEXT, 'The row of the data table', { places: ['suite'] }),

  skillId: set(TEXT, 'Skill of a simulation', { platforms: ['alexa'] }),
  stage: set(choice('development', 'live'), 'Stage of the skill of a simulation', { platforms: ['alexa'] }),

  handler: unit(TEXT, 'Path of the handler'),
  interactionModel: unit(TEXT, 'Path of the interaction model'),
  intentSchema: unit(TEXT, 'Path of an intent schema of the old style'),
  sampleUtterances: unit(TEXT, 'Path of sample utterances of the old style'),
  skillURL: unit(TEXT, 'Address that is called in place of a handler'),
  dialogFlowDirectory: unit(TEXT, 'Folder of the unzipped Dialogflow export'),
  expressModule: unit(TEXT, 'Express application'),
  expressPort: unit(NUMBER, 'Port of the Express application'),
  actionURL: unit(TEXT, 'Address of the action'),
  accessToken: unit(ANY, 'Value of the request', { places: ['suite'] }),
  applicationId: unit(ANY, 'Value of the request', { places: ['suite'] }),
  address: unit(ANY, 'Mocked address', { places: BOTH }),
  dynamo: unit(ANY, 'Mocked database', { places: BOTH }),
  userProfile: unit(ANY, 'Mocked profile', { places: BOTH }),
  deviceId: unit(ANY, 'Value of the request', { places: BOTH }),
  userId: unit(ANY, 'Value of the request', { places: BOTH }),

  html: old(BOOLEAN, 'Makes the HTML report', 'leave it out: the report is always made'),
  batchEnabled: old(BOOLEAN, 'Sends all inputs at once', 'leave it out'),
  asyncMode: old(BOOLEAN, 'Fetches the results of a batch later', 'leave it out'),
  asyncE2EWaitInterval: old(AMOUNT, 'Milliseconds between two looks for results', 'leave it out'),
  maxAsyncE2EResponseWaitTime: old(AMOUNT, 'Longest wait', 'use "maxAsyncE2EWaitTime"', 'maxAsyncE2EWaitTime'),
  maxWaitTimeForResponse: old(AMOUNT, 'Longest wait', 'use "maxAsyncE2EWaitTime"', 'maxAsyncE2EWaitTime'),
  locationLat: old(ANY, 'Latitude', 'use "deviceLocation" with "lat"'),
  locationLong: old(ANY, 'Longitude', 'use "deviceLocation" with "lng"'),
  extraParameters: old(valuesOf(ANY), 'Settings of the first phone tests', 'use the settings of "virtualDeviceConfig"'),
};

/** Keys of the `settings` block of a test. */
export const TEST_SETTINGS: Readonly<Record<string, string>> = {
  dataTableRowId: 'Row of the data table that this test uses in place of the row of the suite',
};

/** The setting with a name, even if the name is also one of JavaScript's. */
export function settingOf(name: string): Setting | undefined {
  return Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
}

/** The names of a place's settings, without old ones. */
export function settingsAt(place: Place): string[] {
  return Object.keys(SETTINGS).filter((name) => SETTINGS[name]?.places.includes(place) && !SETTINGS[name]?.old);
}
