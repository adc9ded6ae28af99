import path from 'node:path';
import { checkFigures } from '../../../lib/checks/figures';
import { temporaryFolder } from '../temporary';

test('a figure that neither a page nor a snippet shows is named', () => {
  const root = temporaryFolder({
    'content/guides/ivr.mdx': '<Figure src="/figures/call.svg" alt="A call." />',
    'content/snippets/turn.mdx': '![A turn.](/figures/turn.svg)',
    'public/figures/call.svg': '',
    'public/figures/turn.svg': '',
    'public/figures/old-call.svg': '',
    'public/favicon.svg': '',
  });
  expect(checkFigures(path.join(root, 'content'), path.join(root, 'public'), root)).toEqual([
    {
      file: 'public/figures/old-call.svg',
      message: 'no page shows this figure',
      remedy: 'show it with <Figure src="/figures/old-call.svg">, or delete the file',
    },
  ]);
});

test('content without figures is in order', () => {
  const root = temporaryFolder({ 'content/index.mdx': '' });
  expect(checkFigures(path.join(root, 'content'), path.join(root, 'public'), root)).toEqual([]);
});
