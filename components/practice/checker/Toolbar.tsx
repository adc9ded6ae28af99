import { isPlatform, type Platform, PLATFORMS } from '@/lib/script';
import controls from '../../controls.module.css';
import forms from '../../form.module.css';
import styles from './Toolbar.module.css';
import type { Work } from './useWork';

/** A sample to start from. */
export interface Sample extends Work {
  name: string;
}

/** The toolbar's actions. */
export interface ToolbarPresses {
  choose(sample: Sample): void;
  setPlatform(platform: Platform | undefined): void;
  open(file: File): void;
  copy(): void;
  download(): void;
  share(): void;
  /** Goes back to the reader's script. Absent if there is none to go back to. */
  goBack?: () => void;
}

interface Props {
  samples: readonly Sample[];
  platform?: Platform;
  /** The toolbar's actions. Absent until the program has loaded. */
  presses?: ToolbarPresses;
}

/** Controls that open, share and replace a script. */
export function Toolbar({ samples, platform, presses }: Props) {
  return (
    <div className={styles.toolbar}>
      <label className={styles.field}>
        <span className={forms.label}>Sample</span>
        <select
          name="sample"
          className={forms.control}
          defaultValue=""
          onChange={
            presses &&
            (({ currentTarget }) => {
              const sample = samples[Number(currentTarget.value)];
              currentTarget.value = '';
              if (sample) presses.choose(sample);
            })
          }
        >
          <option value="">Choose…</option>
          {samples.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span className={forms.label}>Platform</span>
        <select
          name="platform"
          className={forms.control}
          key={platform}
          defaultValue={platform ?? ''}
          onChange={
            presses && (({ currentTarget: { value } }) => presses.setPlatform(isPlatform(value) ? value : undefined))
          }
        >
          <option value="">Automatic</option>
          {PLATFORMS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.button}>
        Open a file
        <input
          type="file"
          name="file"
          className="visually-hidden"
          accept=".yml,.yaml,.json,.txt"
          onChange={
            presses &&
            (({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Without this, opening the same file again wouldn't be a change.
              currentTarget.value = '';
              if (file) presses.open(file);
            })
          }
        />
      </label>
      <button type="button" className={controls.button} name="copy" onClick={presses?.copy}>
        Copy
      </button>
      <button type="button" className={controls.button} name="download" onClick={presses?.download}>
        Download
      </button>
      <button type="button" className={controls.button} name="share" onClick={presses?.share}>
        Copy link
      </button>
      {presses?.goBack && (
        <button type="button" className={controls.button} onClick={presses.goBack}>
          Back to your script
        </button>
      )}
    </div>
  );
}
