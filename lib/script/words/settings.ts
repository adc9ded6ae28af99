import { VOICE, PLATFORMS, type Platform } from './platforms';
import { AMOUNT, ANY, BOOLEAN, choice, listOf, NUMBER, RATIO, TEXT, TEXTS, valuesOf, type Shape } from './shapes';

/**
 * Where a setting is valid: in `testing.json`, in its `virtualDeviceConfig`, in a file's `configuration` block, in
 * a test's `settings` block, or after `set` in a step.
 */
export type Place = 'file' | 'device' | 'suite' | 'test' | 'step';

/** A setting, with everything that validation, editors and readers need. */
export interface Setting {
  /** The setting's effect, shown in editors. */
  meaning: string;
  shape: Shape;
  places: readonly Place[];
  /** The default value in test files. Absent if the documentation doesn't give one. */
  default?: unknown;
  /** Different defaults for phone tests in files, and for suites in the dashboard. */
  others?: Readonly<Partial<Record<'phone' | 'dashboard', number | 'on'>>>;
  /** The platforms with this setting. Absent if every platform has it. */
  platforms?: readonly Platform[];
  /** Set for a setting from an older version: what to do, and its replacement, if there is one. */
  old?: { use?: string; instead: string };
  /** Set if only unit tests use the setting. */
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

/** Every documented setting. Unknown names aren't errors, because some dashboard settings' names aren't documented. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  type: set(choice('unit', 'e2e', 'simulation'), 'Type of test; "e2e" uses a virtual device', { default: 'unit' }),
  platform: set({ type: 'text', of: PLATFORMS, isOpen: true }, 'Platform under test', { default: 'alexa' }),
  virtualDeviceToken: set(ANY, 'Virtual device token, or tokens by platform and locale', { places: BOTH }),
  locales: set(TEXT, 'Locales, separated by commas; the tests run once for each', { places: BOTH }),
  locale: set(TEXT, 'Language in which the test speaks and listens, such as en-US', { places: BOTH }),
  voiceId: set(TEXT, 'Text-to-speech voice', { places: BOTH, platforms: VOICE }),
  stt: set(choice('google', 'witai'), 'Speech-to-text service', { default: 'google', platforms: VOICE }),
  description: set(TEXT, 'Suite name shown in results', { places: BOTH }),
  tags: set(TEXT, 'Tags for every test in the file, separated by commas', { places: ['suite'] }),
  env: set(TEXT, 'Path to the .env file', { default: '.env' }),
  filter: set(TEXT, 'Path to the filter module'),
  findReplace: set(valuesOf(TEXT), 'Text to replace in scripts before they run, and its replacements'),
  homophones: set(valuesOf(listOf(TEXT)), 'Correct words, each with the misheard forms to replace in replies', {
    platforms: VOICE,
  }),
  ignoreProperties: set(valuesOf(valuesOf(TEXT)), 'Properties to leave unchecked, by platform', {
    places: BOTH,
    platforms: ['alexa', 'google'],
  }),
  include: set(listOf(TEXT), 'Tags of the tests to run'),
  exclude: set(listOf(TEXT), 'Tags of the tests to skip'),
  lenientMode: set(BOOLEAN, 'Ignores punctuation and extra spaces in replies', OFF),
  runInBand: set(BOOLEAN, 'Runs suites one after another, or in parallel if false', { default: true }),
  stopTestOnFailure: set(BOOLEAN, 'Ends a test at the first failed expectation', OFF),
  trace: set(BOOLEAN, 'Prints every request and response'),
  traceOutput: set(BOOLEAN, 'Saves every request and response in test_output', OFF),
  jest: set(valuesOf(ANY), 'Jest options'),
  deviceLocation: set(valuesOf(NUMBER), 'Location of the virtual device, as "lat" and "lng"', {
    platforms: ['google'],
  }),
  virtualDeviceBaseURL: set(TEXT, 'Virtual device base address, if it is not the default'),
  // Valid on any platform, because the documentation doesn't say whether webchat selectors belong here.
  virtualDeviceConfig: set(valuesOf(ANY), 'Settings for every step, such as call settings'),
  ignoreExternalErrors: set(BOOLEAN, 'Skips a test, instead of failing it, if an external service fails', OFF),
  includeRaw: set(BOOLEAN, "Includes the platform's raw payload in the reply", { default: true }),
  maxAsyncE2EWaitTime: set(AMOUNT, 'Maximum wait for a reply, in milliseconds', {
    default: 15_000,
    others: { phone: 60_000, dashboard: 120_000 },
  }),
  retryOn: set(listOf({ type: 'number', integer: true }), 'Error codes that make a test run again', {
    default: [551, 552],
  }),
  retryNumber: set({ type: 'number', integer: true, minimum: 0, maximum: 5 }, 'Maximum number of retries', {
    default: 2,
  }),

  phoneNumber: set({ type: 'phone' }, 'Number to call, with + and country code', { places: BOTH }),
  finishOnPhrase: set(TEXTS, 'Phrase that ends the step when the system says it', {
    ...CALL,
    places: ['step'],
  }),
  listeningTimeout: set(AMOUNT, 'Maximum listening time, in seconds', { ...CALL, default: 45 }),
  endSpeechTimeout: set(AMOUNT, 'Silence that ends the step, in seconds', CALL),
  pauseBeforeUtterance: set(AMOUNT, 'Silence before speaking, in seconds', {
    ...CALL,
    default: 1,
    others: { dashboard: 0 },
  }),
  recognitionHints: set(TEXTS, 'Hints for speech recognition, replacing all others', { ...CALL, places: ['step'] }),
  recordCall: set(BOOLEAN, 'Records the call', {
    ...CALL,
    places: ['device', 'suite'],
    default: false,
    others: { dashboard: 'on' },
  }),
  repeatOnPhrase: set(TEXTS, 'Repeats the last input when this phrase is heard', CALL),
  sttThreshold: set(RATIO, 'How closely speech must match the finish phrase; 1 is an exact match', {
    ...CALL,
    places: ['device', 'suite'],
    default: 0.8,
    others: { dashboard: 0.9 },
  }),

  inputSelector: set(TEXT, 'CSS selector for the text input', CHAT),
  replySelector: set(TEXT, 'CSS selector for the replies', CHAT),
  widgetSelector: set(TEXT, 'CSS selector for the button that opens the chat', CHAT),
  url: set(TEXT, 'Page that contains the chat', CHAT),

  dataTableId: set(TEXT, "The suite's data table", { places: ['suite'] }),
  dataTableRowId: set(TEXT, 'The row in the data table', { places: ['suite', 'test'] }),

  skillId: set(TEXT, 'Skill to simulate', { platforms: ['alexa'] }),
  stage: set(choice('development', 'live'), 'Stage of the skill to simulate', { platforms: ['alexa'] }),

  handler: unit(TEXT, 'Path to the handler'),
  interactionModel: unit(TEXT, 'Path to the interaction model'),
  intentSchema: unit(TEXT, 'Path to the old-style intent schema'),
  sampleUtterances: unit(TEXT, 'Path to the old-style sample utterances'),
  skillURL: unit(TEXT, 'Address to call instead of a handler'),
  dialogFlowDirectory: unit(TEXT, 'Folder that contains the unzipped Dialogflow export'),
  expressModule: unit(TEXT, 'Express application'),
  expressPort: unit(NUMBER, 'Express application port'),
  actionURL: unit(TEXT, 'Action address'),
  accessToken: unit(ANY, 'Value in the request', { places: ['suite'] }),
  applicationId: unit(ANY, 'Value in the request', { places: ['suite'] }),
  address: unit(ANY, 'Mocked address', { places: BOTH }),
  dynamo: unit(ANY, 'Mocked database', { places: BOTH }),
  userProfile: unit(ANY, 'Mocked profile', { places: BOTH }),
  deviceId: unit(ANY, 'Value in the request', { places: BOTH }),
  userId: unit(ANY, 'Value in the request', { places: BOTH }),

  html: old(BOOLEAN, 'Creates the HTML report', 'leave it out; the report is always created'),
  batchEnabled: old(BOOLEAN, 'Sends all inputs at once', 'leave it out'),
  asyncMode: old(BOOLEAN, "Fetches a batch's results later", 'leave it out'),
  asyncE2EWaitInterval: old(AMOUNT, 'Milliseconds between checks for results', 'leave it out'),
  maxAsyncE2EResponseWaitTime: old(AMOUNT, 'Maximum wait', 'use "maxAsyncE2EWaitTime"', 'maxAsyncE2EWaitTime'),
  maxWaitTimeForResponse: old(AMOUNT, 'Maximum wait', 'use "maxAsyncE2EWaitTime"', 'maxAsyncE2EWaitTime'),
  locationLat: old(ANY, 'Latitude', 'use "deviceLocation" with "lat"'),
  locationLong: old(ANY, 'Longitude', 'use "deviceLocation" with "lng"'),
  extraParameters: old(valuesOf(ANY), 'Settings for early phone tests', 'use "virtualDeviceConfig" settings'),
};

/** The setting with this name. Names of JavaScript's own properties aren't settings. */
export function settingOf(name: string): Setting | undefined {
  return Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
}

/** The names of the settings valid in a place, except outdated ones. */
export function settingsAt(place: Place): string[] {
  return Object.keys(SETTINGS).filter((name) => SETTINGS[name]?.places.includes(place) && !SETTINGS[name]?.old);
}
