import path from 'node:path';
import { checkSpelling } from '../../../lib/checks/writing';
import { temporaryFolder } from '../temporary';

test('names from an OpenAPI file are not checked for spelling, but titles are', async () => {
  const body = '<ApiOperation id="getWrldxyz" title="A wrogn title" />\n\n<ApiSchema name="Gdnight" level="3" />';
  const folder = temporaryFolder({ 'a.mdx': `---\ntitle: A\n---\n\n${body}` });
  const file = path.relative('.', path.join(folder, 'a.mdx'));
  const found = await checkSpelling([file], process.cwd(), new Set());
  expect(found.map(({ message }) => message)).toEqual(['unknown word "wrogn"']);
});
