import { render, screen } from '@testing-library/react';
import { BuilderForm, INITIAL_STATE } from '@/components/practice/builder/BuilderForm';
import type { Platform } from '@/lib/script/words/platforms';

const show = (platform: Platform) =>
  render(<BuilderForm id="form" state={{ ...INITIAL_STATE, platform }} command="bst test" />);

test.each([
  ['webchat', 'Page and selectors belong to the settings of the suite.'],
  ['whatsapp', 'The phone number belongs to the settings of the suite.'],
  ['sms', 'The phone number belongs to the settings of the suite.'],
] as const)('for %s it says what the file cannot hold, and how to get a file that does', (platform, sentence) => {
  show(platform);
  expect(screen.getByText(`${sentence} Export the suite to get a file that has them.`)).toBeVisible();
});

test('for a platform whose settings are all in the file it says nothing of the kind', () => {
  show('alexa');
  expect(screen.queryByText(/Export the suite/)).toBeNull();
});
