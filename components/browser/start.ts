import type { TakenOver } from './take-over';

/** What an island's program starts from. */
export interface Start<Props = unknown> {
  /** What the server component passed, through JSON. */
  props: Props;
  /** The island's element, which the program fills. */
  place: HTMLElement;
  /** The plain HTML that was there. */
  plain: HTMLElement;
  /** What the reader had entered in it. */
  taken: TakenOver;
  /** The name of the button that was pressed. */
  pressed?: string;
}
