import dialogues from '@/.generated/practice/dialogues.json';
import type { CheckedText, Dialogue } from '@/lib/script';

/** The simulation that a checked text can run on, or why it can't run on this page. Neither if there is no test yet. */
export interface RunTarget {
  dialogue?: Dialogue;
  why?: string;
}

/**
 * Finds the simulated line or chatbot for a script: the line whose number it contains, else the sample line or bot for
 * its platform.
 */
export function targetOf({ problems, tests, settings }: CheckedText, text: string): RunTarget {
  const [test] = tests;
  if (settings.length > 0) return { why: 'A testing.json has no test to run.' };
  if (!test) return {};
  if (problems.some(({ severity }) => severity === 'error'))
    return { why: 'You can run the script when it has no errors.' };
  const { platform = 'webchat' } = test.conversation;
  if (platform === 'webchat') return { dialogue: dialogues['sample-bot'] };
  if (platform !== 'phone')
    return { why: `This page can’t run a test for ${platform}. It simulates phone lines and a webchat.` };
  const lines = Object.values(dialogues).filter((one) => one.kind === 'phone');
  return { dialogue: lines.find(({ number }) => text.includes(number)) ?? dialogues['sample-line'] };
}
