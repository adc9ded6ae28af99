import { PLATFORMS, isPlatform, type Platform } from '@/lib/script/words/platforms';
import styles from './Toolbar.module.css';
import type { Work } from './work';

/** A sample to start from. */
export interface Sample extends Work {
  name: string;
}

/** The toolbar's actions. */
export interface ToolbarPresses {
  choose(sample: Sample): void;
  setPlatform(platform: Platform | undefined): void;
  open(file: File): void;
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
      <label className={styles.choice}>
        Sample
        <select
          name="sample"
          className={styles.select}
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
      <label className={styles.choice}>
        Platform
        <select
          name="platform"
          className={styles.select}
          key={platform}
          defaultValue={platform ?? ''}
          onChange={
            presses && (({ currentTarget: { value } }) => presses.setPlatform(isPlatform(value) ? value : undefined))
          }
        >
          <option value="">from the script</option>
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
      <button type="button" className={styles.button} name="share" onClick={presses?.share}>
        Copy link
      </button>
      {presses?.goBack && (
        <button type="button" className={styles.button} onClick={presses.goBack}>
          Back to your script
        </button>
      )}
    </div>
  );
}
