import { builderFields, buildSettings, type BuilderField } from '@/lib/script/builder';
import { describe } from '@/lib/script/schema';
import { PLATFORMS, type Platform } from '@/lib/script/words/platforms';
import { Code } from '../../code/Code';
import { CodeBlock } from '../../code/CodeBlock';
import { sentence } from '../checker/sentence';
import styles from './Builder.module.css';

/** What only the settings of a suite are documented to hold, with the verb. */
const IN_THE_SUITE: Partial<Record<Platform, string>> = {
  webchat: 'Page and selectors belong',
  whatsapp: 'The phone number belongs',
  sms: 'The phone number belongs',
};

/** What the form holds. */
export interface BuilderState {
  platform: Platform;
  /** Texts by the name of the setting. */
  inputs: Readonly<Record<string, string>>;
}

/** What a form that nobody has touched holds. */
export const INITIAL_STATE: BuilderState = { platform: 'phone', inputs: { virtualDeviceToken: '${DEVICE_TOKEN}' } };

interface Props {
  /** Makes the ids of this form. */
  id: string;
  state: BuilderState;
  /** The command that runs tests. */
  command: string;
}

/** The form of a `testing.json`, and the file that it makes. */
export function BuilderForm({ id, state: { platform, inputs }, command }: Props) {
  const fields = builderFields(platform);
  const { text, problems, variables } = buildSettings(platform, inputs);
  const fieldOf = (field: BuilderField) => {
    const problem = problems.find(({ message }) => message.startsWith(`"${field.name}"`));
    const note = problem && `${sentence(problem.remedy)}.`;
    return <Field key={`${platform} ${field.name}`} {...{ id, field, note, value: inputs[field.name] ?? '' }} />;
  };
  return (
    <>
      {/* A form of this kind is never sent. */}
      <form method="dialog" className={styles.form} aria-label="Settings of testing.json">
        <label className={styles.field}>
          <span className={styles.label}>What do you test?</span>
          <select name="platform" defaultValue={platform} className={styles.control}>
            {PLATFORMS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <div className={styles.fields}>{fields.filter(({ isNeeded }) => isNeeded).map(fieldOf)}</div>
        {IN_THE_SUITE[platform] && (
          <p className={styles.meaning}>
            {IN_THE_SUITE[platform]} to the settings of the suite. Export the suite to get a file that has them.
          </p>
        )}
        <details>
          <summary>More settings</summary>
          <div className={styles.fields}>{fields.filter(({ isNeeded }) => !isNeeded).map(fieldOf)}</div>
        </details>
      </form>
      <div className={styles.result}>
        <p>Save this file in the root of your test project:</p>
        <CodeBlock data-language="json" data-title="testing.json">
          <Code text={text} />
        </CodeBlock>
        <p>
          {variables.length > 0
            ? 'Then set the value that stays out of the file, and run the tests:'
            : 'Then run the tests:'}
        </p>
        <CodeBlock data-language="bash">
          <Code
            text={[...variables.map((name) => `export ${name}=${exampleOf(name, platform)}`), command].join('\n')}
          />
        </CodeBlock>
      </div>
    </>
  );
}

interface FieldProps {
  id: string;
  field: BuilderField;
  value: string;
  /** What is wrong with the value. */
  note?: string;
}

function Field({ id, field: { name, setting, input, values }, value, note }: FieldProps) {
  const own = `${id}-${name}`;
  const control = {
    id: own,
    name,
    defaultValue: value,
    className: styles.control,
    'aria-describedby': `${own}-meaning${note ? ` ${own}-note` : ''}`,
    'aria-invalid': note ? true : undefined,
  };
  const standard = setting.default === undefined ? 'not set' : `default: ${String(setting.default)}`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={own}>
        <code>{name}</code>
      </label>
      {input === 'choice' ? (
        <select {...control}>
          <option value="">{standard}</option>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          inputMode={input === 'number' ? 'decimal' : undefined}
          placeholder={setting.default === undefined ? undefined : String(setting.default)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <span id={`${own}-meaning`} className={styles.meaning}>
        {describe(setting)}
        {input === 'list' && ' Several are separated by commas.'}
      </span>
      {note && (
        <span id={`${own}-note`} className={styles.note}>
          {note}
        </span>
      )}
    </div>
  );
}

/** A value for a variable: a token shows its form. */
function exampleOf(name: string, platform: Platform): string {
  return /TOKEN/.test(name) && /^(alexa|google|phone)$/.test(platform)
    ? `${platform}-00000000-0000-0000-0000-000000000001`
    : '…';
}
