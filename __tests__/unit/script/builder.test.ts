import { builderFields, buildSettings } from '../../../lib/script/builder';
import { PLATFORMS } from '../../../lib/script/words/platforms';
import { settingOf } from '../../../lib/script/words/settings';

const namesOf = (platform: (typeof PLATFORMS)[number]) => builderFields(platform).map(({ name }) => name);

test('a platform is asked for its own settings, what it needs first, and no old ones', () => {
  expect(namesOf('phone').slice(0, 3)).toEqual(['virtualDeviceToken', 'phoneNumber', 'voiceId']);
  expect(namesOf('phone')).toEqual(
    expect.arrayContaining(['recordCall', 'listeningTimeout', 'lenientMode', 'retryOn']),
  );
  expect(namesOf('alexa')).not.toEqual(expect.arrayContaining(['recordCall']));
  for (const other of ['alexa', 'whatsapp', 'sms'] as const) expect(namesOf(other)).not.toContain('phoneNumber');
  // The pages say that their place is another one, or not known.
  for (const name of ['description', 'endSpeechTimeout']) expect(namesOf('phone')).not.toContain(name);
  for (const platform of PLATFORMS) {
    const names = namesOf(platform);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const { old, unit } = settingOf(name) ?? {};
      expect([name, old, unit]).toEqual([name, undefined, undefined]);
    }
  }
});

test('the file has each value in its type and in its place, and nothing that was left empty', () => {
  const { text, problems, variables } = buildSettings('phone', {
    virtualDeviceToken: '${PHONE_TOKEN}',
    phoneNumber: ' +12025550142 ',
    lenientMode: 'true',
    retryNumber: '3',
    retryOn: '551, 552,',
    include: 'smoke, "refill"',
    voiceId: '',
    recordCall: 'false',
    repeatOnPhrase: 'could you say that again',
    sttThreshold: '0.75',
  });
  expect(problems).toEqual([]);
  expect(variables).toEqual(['PHONE_TOKEN']);
  expect(JSON.parse(text)).toEqual({
    type: 'e2e',
    platform: 'phone',
    virtualDeviceToken: '${PHONE_TOKEN}',
    phoneNumber: '+12025550142',
    lenientMode: true,
    retryNumber: 3,
    retryOn: [551, 552],
    include: ['smoke', '"refill"'],
    virtualDeviceConfig: { recordCall: false, repeatOnPhrase: ['could you say that again'], sttThreshold: 0.75 },
  });
});

test.each([
  ['phoneNumber', '2025550142'],
  ['retryNumber', '9'],
  ['retryNumber', '01'],
  ['sttThreshold', 'high'],
  ['retryOn', 'all'],
])('a wrong value of %s is told by its name: %s', (name, value) => {
  const { problems } = buildSettings('phone', { [name]: value });
  expect(problems.map(({ code, message }) => [code, message.startsWith(`"${name}"`)])).toEqual([['wrong-value', true]]);
});

test('a file of any platform with all its fields empty is right', () => {
  for (const platform of PLATFORMS) expect([platform, buildSettings(platform, {}).problems]).toEqual([platform, []]);
});
