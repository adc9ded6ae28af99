import { type Platform, PLATFORMS } from '@/lib/script';
import forms from '../../form.module.css';
import { Button } from '../Button';
import styles from './Toolbar.module.css';
import type { Work } from './useWork';

/** A sample to start from. */
export interface Sample extends Work {
  name: string;
}

interface Props {
  samples: readonly Sample[];
  platform?: Platform;
  /** Whether a script of the reader's has been replaced, and can be restored. */
  canGoBack?: boolean;
}

/** Controls that open, share and replace a script. The checker handles them by their names. */
export function Toolbar({ samples, platform, canGoBack }: Props) {
  return (
    <div className={styles.toolbar}>
      <label className={styles.field}>
        <span className={forms.label}>Sample</span>
        <select name="sample" className={forms.control} defaultValue="">
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
        <select name="platform" className={forms.control} key={platform} defaultValue={platform ?? ''}>
          <option value="">Automatic</option>
          {PLATFORMS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.button}>
        Open a file
        <input type="file" name="file" className="visually-hidden" accept=".yml,.yaml,.json,.txt" />
      </label>
      <Button name="copy">Copy</Button>
      <Button name="download">Download</Button>
      <Button name="share">Copy link</Button>
      {canGoBack && <Button name="back">Back to your script</Button>}
    </div>
  );
}
