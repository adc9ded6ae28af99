import controls from '../../controls.module.css';
import styles from './RunButton.module.css';

interface Props {
  label?: string;
  /** Whether something else on the screen is more important. */
  isSecondary?: boolean;
  /** Who answers. */
  where: string;
  onPress?: () => void;
}

/** The bar below a script that starts a run. */
export function RunButton({ label = 'Run', isSecondary = false, where, onPress }: Props) {
  return (
    <div className={styles.bar}>
      <button type="button" className={isSecondary ? controls.button : controls.primary} onClick={onPress}>
        {label}
      </button>
      <span className={controls.note}>on {where}, simulated on this page</span>
    </div>
  );
}
