import type { TakenOver } from './take-over';

/** The state an island's program starts from. */
export interface Start<Props = unknown> {
  /** The server component's props, through JSON. */
  props: Props;
  /** The island's element, which the program fills. */
  place: HTMLElement;
  /** The plain HTML that was there. */
  plain: HTMLElement;
  /** The values the reader had entered in it. */
  taken: TakenOver;
  /** The name of the button that was pressed. */
  pressed?: string;
}
