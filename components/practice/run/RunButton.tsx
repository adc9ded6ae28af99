import controls from '../../controls.module.css';
import { Button } from '../Button';
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
      <Button isPrimary={!isSecondary} onClick={onPress}>
        {label}
      </Button>
      <span className={controls.note}>on {where}, simulated on this page</span>
    </div>
  );
}
