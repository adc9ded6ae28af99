import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { element } from '../../api/reference/nodes';
import { homophoneSettings, type RunReport, type RunSetup, runText, TARGETS } from '../../script/index';
import type { Dialogues } from '../dialogues';
import { reporterFor, type PluginContext } from './context';
import { readFence, type Fence } from './fence';

/**
 * A remark plugin for samples that run against a simulated target. It runs each sample, rejects it if the result isn't
 * the one its fence names, and wraps it in a `<SampleRun>`, where readers can run it.
 */
export function runsPlugin(context: PluginContext) {
  return (tree: Root) => {
    let settings: string | undefined;
    visit(tree, 'code', (code, index, parent) => {
      const fence = readFence(code.meta ?? '');
      if (fence.title === 'testing.json') settings = code.value;
      const target = TARGETS.find((name) => name === fence.run);
      if (!target || !parent || index === undefined) return;
      const setup = setupOf(fence, settings);
      // The result of a block with other mistakes, which have been reported, says nothing.
      const isMistaken = context.problems.some(({ line, severity }) => line === code.position?.start.line && !severity);
      const fault = isMistaken ? undefined : faultOf(code, fence, setup, context.dialogues);
      if (fault) reporterFor(code, context)(...fault);
      parent.children[index] = element('SampleRun', { target, ...setup }, [code]);
    });
  };
}

function setupOf({ with: file, homophones }: Fence, above: string | undefined): RunSetup {
  if (file === 'testing.json') return { settings: above, defaults: 'files' };
  return homophones === undefined ? {} : { settings: homophoneSettings(homophones) };
}

/** Why a sample can't be on the page, and how to fix it. */
function faultOf(
  { value: text }: Code,
  { run: target, result, with: file }: Fence,
  setup: RunSetup,
  dialogues: Dialogues | undefined,
): readonly [message: string, remedy: string] | undefined {
  const dialogue = dialogues?.get(`sample-${target}`);
  if (!dialogue) return [`run=${target} works only on pages`, 'move the sample to a page, or remove the attribute'];
  if (file === 'testing.json' && setup.settings === undefined)
    return ['with=testing.json needs a testing.json above', 'add a JSON block with title="testing.json" above'];
  const { problems, run } = runText({ text, dialogue, variant: 0, ...setup });
  if (!run) return [`the sample does not run: ${problems[0]?.message ?? 'it has an error'}`, 'fix it, or remove run='];
  const counts = run.report.tests.map(({ passed, total }) => `${passed}/${total}`).join(' ');
  const all = run.report.tests.map(({ total }) => `${total}/${total}`).join(' ');
  if (counts === '') return ['the sample has no test to run', 'remove run=, or write a test script in YAML'];
  if (counts === (result ?? all)) return undefined;
  const remedy = counts === all ? 'remove result=' : `fix the sample, or write result="${counts}"`;
  return [`the sample passes ${counts} steps${why(run.report)}`, remedy];
}

function why({ tests }: RunReport): string {
  const failed = tests.flatMap(({ interactions }) => interactions).find(({ outcome }) => outcome === 'failed');
  return failed ? `: "${failed.input}" ${failed.message ?? `has the reply "${failed.actual ?? ''}"`}` : '';
}
