import { parse } from 'yaml';
import type { Api } from '../../../lib/api/model';
import { playgroundProps } from '../../../lib/api/playground';
import { parseApi } from '../../../lib/api/read';
import { compileBody } from '../../../lib/content/mdx/compile';
import { apiFiles } from '../../../lib/export/feeds/write';
import { samplesOfProps } from '../../../lib/playground/samples';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import type { Draft } from './fixture';

const OPERATION = 'updateTestSuite';
const SAMPLES = ['curl', 'JavaScript', 'Python', 'Java', 'C#', 'Go'];

const { api: siteApi } = readSite(readSettings()).site;

/** The site's own OpenAPI file, changed. */
function readApi(change: (document: Draft) => void = () => undefined): Api {
  const draft = JSON.parse(siteApi?.source ?? '{}') as Draft;
  change(draft);
  return parseApi(JSON.stringify(draft, null, 2), 'openapi.json');
}

/** Everything that is made of one operation, as texts. */
async function readOutputs(api: Api): Promise<Record<string, string>> {
  const operation = api.operations.get(OPERATION);
  if (!operation) throw new Error(`the file has no operation ${OPERATION}`);
  const props = playgroundProps(operation, api);
  const body = `<ApiOperation id="${OPERATION}" />`;
  const { code } = await compileBody({ body, file: 'page.mdx', publicDir: 'public', api });
  const files = apiFiles(api);
  return {
    // The samples and the playground stand in the page too: here only what explains.
    reference: code.slice(0, code.search(/_jsx\w*\((_components\.)?ApiCode/)),
    playground: JSON.stringify(props),
    ...Object.fromEntries(samplesOfProps(props).map(({ label, code: sample }) => [label, sample])),
    JSON: files['/openapi.json'],
    YAML: JSON.stringify(parse(files['/openapi.yaml'])),
  };
}

/** The outputs that hold a text. */
const holding = (outputs: Record<string, string>, text: string) =>
  Object.keys(outputs).filter((name) => outputs[name]?.includes(text));

/** A parameter and a field of a body, each with another name, type, description and list of values. */
function changeFields({ paths, components: { parameters, schemas } }: Draft): void {
  Object.assign(parameters.TestSuiteId, {
    name: 'suite-number',
    description: 'Number of the suite, on its label.',
    schema: { type: 'integer', enum: [71, 72] },
    example: 71,
  });
  for (const path of Object.keys(paths).filter((one) => one.includes('{test-suite-id}'))) {
    paths[path.replace('{test-suite-id}', '{suite-number}')] = paths[path];
    delete paths[path];
  }
  const { name, ...others } = schemas.UpdateTestSuiteRequest.properties;
  schemas.UpdateTestSuiteRequest.properties = {
    headline: { ...name, description: 'What testers see first.', enum: ['Refill by day', 'Refill by night'] },
    ...others,
  };
  schemas.UpdateTestSuiteRequest.required = ['headline', 'yaml'];
  const media = paths['/test-suite/{suite-number}'].put.requestBody.content['application/json'];
  media.example = { ...media.example, headline: 'Refill by night' };
  delete media.example.name;
}

test('a field that changes in the file changes in the reference, the playground, all samples and all downloads', async () => {
  const api = readApi(changeFields);
  const [before, after] = await Promise.all([readOutputs(readApi()), readOutputs(api)]);
  const all = ['reference', 'playground', ...SAMPLES, 'JSON', 'YAML'];
  expect(Object.keys(after)).toEqual(all);
  expect(holding(after, 'suite-number')).toEqual(all.filter((name) => !SAMPLES.includes(name)));
  // A sample shows the value in place of the name.
  expect(holding(after, '/test-suite/71?')).toEqual(SAMPLES);
  expect(holding(after, 'headline')).toEqual(all);
  expect(holding(before, 'headline')).toEqual([]);
  const explained = ['reference', 'playground', 'JSON', 'YAML'];
  expect(holding(after, 'Number of the suite, on its label.')).toEqual(explained);
  for (const value of ['71', '72'])
    expect([value, explained.filter((name) => !after[name]?.includes(value))]).toEqual([value, []]);
  // The playground has the body as a text: its fields are explained by the reference above.
  for (const words of ['What testers see first.', 'Refill by day'])
    expect(holding(after, words)).toEqual(['reference', 'JSON', 'YAML']);
  expect(after.reference).toMatch(/name: "suite-number"[\s\S]{0,200}type: "integer"/);
  expect(after.playground).toMatch(/"name":"suite-number","type":"integer"[^{}]*"in":"path"/);
  // Nothing of the old name is left where the operation is shown.
  expect(holding(after, 'test-suite-id')).toEqual([]);
});
