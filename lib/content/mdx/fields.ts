import type { Parents } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type Platform, type Setting, settingOf, type Shape, VOICE } from '../../script/index';
import { reporterFor, type PluginContext } from './context';
import { attributeValues } from './expression';

/** Fills a `<Field>` below a setting's name with what {@link settingOf} says of the setting. */
export function fillField(field: MdxJsxFlowElement, context: PluginContext, parent: Parents, index: number): void {
  const above = parent.children[index - 1];
  const name = above?.type === 'heading' ? above.children[0] : undefined;
  const setting = name?.type === 'inlineCode' ? settingOf(name.value) : undefined;
  const given = attributeValues(field);
  const report = reporterFor(field, context);
  for (const [fact, known] of Object.entries(setting ? factsOf(setting) : {})) {
    const written = given[fact];
    if (known === undefined) continue;
    if (written === undefined) field.attributes.push({ type: 'mdxJsxAttribute', name: fact, value: known });
    else if (written === known) report(`<Field> repeats ${fact}="${known}"`, 'remove it: it is filled in');
    else if (contradicts(fact, String(written), known))
      report(
        `<Field> says ${fact}="${String(written)}", but the checker knows "${known}"`,
        'fix the page, or lib/script/settings/settings.json',
      );
  }
}

/** Whether an attribute contradicts a fact. It may say more, such as `3; dashboard 2`, and describe the platforms. */
function contradicts(fact: string, written: string, known: string): boolean {
  return fact !== 'platforms' && !written.split(/[;:]? /).includes(known);
}

/** A setting's facts, as `<Field>` shows them. */
function factsOf(setting: Setting): Record<string, string | undefined> {
  const { default: standard, others, platforms, minimum, maximum } = setting;
  const usual = Array.isArray(standard) ? `[${standard.join(', ')}]` : String(standard);
  return {
    type: typeOf(setting),
    default:
      standard === undefined
        ? undefined
        : [usual, ...Object.entries(others ?? {}).map(([where, value]) => `${where} ${value}`)].join('; '),
    range: maximum === undefined ? undefined : `${minimum} to ${maximum}`,
    values: setting.of?.join(', '),
    platforms:
      String(platforms) === String(VOICE)
        ? 'voice'
        : (platforms?.map((name) => NAMES[name] ?? name).join(', ') ?? 'all'),
  };
}

const NAMES: Partial<Record<Platform, string>> = { alexa: 'Alexa', google: 'Google' };

/** The names of types on pages. Absent if the format isn't documented. */
const TYPES: Partial<Record<Shape['type'], string>> = {
  ...{ boolean: 'boolean', number: 'number', integer: 'integer', record: 'object' },
  ...{ text: 'string', phone: 'string', texts: 'string or list of strings' },
};

function typeOf({ type, each }: Shape): string | undefined {
  return type === 'list' && each ? `list of ${typeOf(each)}s` : TYPES[type];
}
