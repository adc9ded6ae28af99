import { createEditor } from '@/components/practice/editor/editor';
import { checkText } from '@/lib/script';

const SCRIPT = '- test: One\n- $DIAL:\n    - promt: hello\n    - set finishOnPhrases: help\n';

test('each problem is fixed once, in the text as it has changed since the check', () => {
  window.matchMedia = () => ({ addListener: () => undefined }) as unknown as MediaQueryList;
  const texts: string[] = [];
  const onChange = (text: string) => texts.push(text);
  const editor = createEditor(document.body, { label: 'Script', text: SCRIPT, onChange });
  const { problems } = checkText(SCRIPT);
  const [first, second] = problems as [(typeof problems)[0], (typeof problems)[0]];
  expect(editor.fix(first)).toBe(false);
  editor.show(problems);
  expect([editor.fix(first), editor.fix(first), editor.fix(second)]).toEqual([true, false, true]);
  const fixed = SCRIPT.replace('promt', 'prompt');
  expect(texts).toEqual([fixed, fixed.replace('Phrases', 'Phrase')]);
  editor.write(SCRIPT);
  expect(editor.fix(second)).toBe(false);
});
