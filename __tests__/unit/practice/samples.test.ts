import type { ReactNode } from 'react';
import { problemsOf, render } from '../compiling';

const code = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;
const chat = code('yaml title="A chat" platform=webchat {1}', '- hi: "hello"');
const settings = code('json title="testing.json"', '{}');

test('the checker is handed the code blocks inside it, as a reader would copy them, and shows none of them itself', async () => {
  const ScriptChecker = ({ samples, children }: { samples?: string; children?: ReactNode }) => [children, samples];
  const html = await render(`<ScriptChecker>\n\n${chat}\n\n${settings}\n\n</ScriptChecker>`, { ScriptChecker });
  expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual([
    { name: 'A chat', text: '- hi: "hello"\n', platform: 'webchat' },
    { name: 'testing.json', text: '{}\n' },
  ]);
});

test('a checker without a sample stops the build', async () => {
  const [problem, ...others] = await problemsOf('Text.\n\n<ScriptChecker>\n\nNo sample.\n\n</ScriptChecker>');
  expect([problem?.line, problem?.message, others]).toEqual([3, '<ScriptChecker> has no sample to start from', []]);
});
