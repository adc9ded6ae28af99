import { Component, type ReactNode } from 'react';
import styles from './form/form.module.css';
import { clearStored } from './storage/clear';

interface State {
  /** What the program said when it stopped. */
  fault?: string;
}

/** Shows in place of a playground that has failed what happened, and leaves the rest of the page alone. */
export class PlaygroundBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.fault === undefined) return this.props.children;
    return (
      <div role="alert" className={styles.form}>
        <p className={styles.problem}>The playground has stopped: {this.state.fault}</p>
        <p className={styles.note}>
          The rest of the page works. Something that the playground keeps in this browser may be damaged: credentials,
          servers, the history or variables.
        </p>
        <p className={styles.tools}>
          <button type="button" className={styles.send} onClick={() => this.setState({ fault: undefined })}>
            Try again
          </button>
          <button
            type="button"
            className={styles.secondary}
            onClick={() => {
              clearStored();
              location.reload();
            }}
          >
            Remove all that it keeps and reload
          </button>
        </p>
      </div>
    );
  }
}
