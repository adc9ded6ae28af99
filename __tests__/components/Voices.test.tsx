import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Voices } from '@/components/practice/Voices';
import { showIsland } from './html';

afterEach(() => Reflect.deleteProperty(window, 'speechSynthesis'));

const voice = (name: string, lang: string) => ({ name, lang, voiceURI: name });

async function compare(...voices: object[]) {
  const speak = jest.fn();
  Object.assign(window, {
    speechSynthesis: { speak, cancel: jest.fn(), getVoices: () => voices },
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  showIsland(<Voices text="Reservations, please." />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare two voices' }));
  await screen.findByRole('status');
  return speak;
}

test('two English voices say the text, which stays on the page, from different countries if there are such', async () => {
  const speak = await compare(
    voice('Ana', 'es-US'),
    voice('Joe', 'en-US'),
    voice('Ann', 'en-US'),
    voice('Amy', 'en-GB'),
  );
  expect(screen.getByText('Reservations, please.')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Play Joe', 'Play Amy']);
  await userEvent.click(screen.getByRole('button', { name: 'Play Amy' }));
  expect(speak).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Reservations, please.', lang: 'en-GB', voice: voice('Amy', 'en-GB') }),
  );
});

test('a browser without two English voices says so, and the text stays', async () => {
  await compare(voice('Ana', 'es-US'), voice('Joe', 'en-US'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('This browser doesn’t have two English voices to compare.');
  expect(screen.getByText('Reservations, please.')).toBeVisible();
});
