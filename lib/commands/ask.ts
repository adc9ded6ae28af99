import { createInterface } from 'node:readline/promises';

/** Asks at the terminal for each answer that was not given as an argument, in order. */
export async function askFor(questions: readonly string[], given: readonly string[]): Promise<string[]> {
  if (given.length >= questions.length) return [...given];
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = lines[Symbol.asyncIterator]();
  const answers = [...given];
  for (const question of questions.slice(given.length)) {
    lines.setPrompt(question);
    lines.prompt();
    const { value, done } = await typed.next();
    answers.push(done ? '' : value.trim());
  }
  lines.close();
  return answers;
}
