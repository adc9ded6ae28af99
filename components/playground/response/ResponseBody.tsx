import { useCallback } from 'react';
import type { Content } from './content';
import { Events } from './Events';
import { Lines } from './Lines';
import styles from './response.module.css';
import type { Answer } from '../request/send';

interface Props {
  content: Content;
  answer: Answer;
  isPretty: boolean;
}

/** The body in the form that fits it. */
export function ResponseBody({ content, answer, isPretty }: Props) {
  switch (content.kind) {
    case 'empty':
      return (
        <p className={styles.meaning}>
          {answer.state === 'arriving' ? 'The body has not begun yet.' : 'The answer has no body.'}
        </p>
      );
    case 'image':
      return answer.state === 'arriving' ? null : <Picture answer={answer} type={content.type} />;
    case 'binary':
      return <p className={styles.meaning}>Binary data ({content.type}). Download it to open it.</p>;
    default:
      if (isPretty && content.events?.length)
        return <Events events={content.events} isArriving={answer.state === 'arriving'} />;
      // Each view has a key of its own, so that another text begins at its top, with nothing folded or searched.
      return (
        <Lines
          key={`${isPretty}-${answer.state}-${content.kind}`}
          lines={isPretty ? content.pretty : content.raw}
          isJson={isPretty && content.kind === 'json'}
          isArriving={answer.state === 'arriving'}
        />
      );
  }
}

/** An image cannot run anything: a browser shows it like any picture, SVG too. */
function Picture({ answer, type }: { answer: Answer; type: string }) {
  return <img ref={useObjectUrl(answer, type, 'src')} className={styles.picture} alt="The body of the answer" />;
}

/** Gives an element the address of the answer's bytes, as long as it is shown. */
export function useObjectUrl(answer: Answer, type: string, attribute: 'src' | 'href') {
  return useCallback(
    (element: Element | null) => {
      const url = URL.createObjectURL(new Blob(answer.chunks, { type }));
      element?.setAttribute(attribute, url);
      return () => URL.revokeObjectURL(url);
    },
    [answer, type, attribute],
  );
}
