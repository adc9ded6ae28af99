import { useId } from 'react';
import { initialForm } from '@/lib/playground/form';
import { exampleRequest, sampleOf } from '@/lib/playground/samples';
import type { PlaygroundProps } from '@/lib/playground/types';
import { CodeBlock } from '../code/CodeBlock';
import { Code } from '../code/Code';
import { LazyPlayground } from './LazyPlayground';
import { FormView } from './form/FormView';
import { RequestBar } from './form/RequestBar';
import styles from './form/form.module.css';
import { titleOf } from './form/names';

/**
 * Sends a request from the page and shows the answer. The form and the curl line are plain HTML; the program behind them
 * is loaded when the reader touches the form.
 */
export function ApiPlayground(playground: PlaygroundProps) {
  const id = useId();
  const form = initialForm(playground);
  const request = exampleRequest(playground);
  return (
    <LazyPlayground id={id} playground={playground}>
      {/* Without scripts, and before they have arrived, a form of this kind is never sent: nothing gets into the address. */}
      <form method="dialog" className={styles.form} aria-label={titleOf(playground)}>
        <RequestBar form={form} />
        <FormView id={id} form={form} playground={playground} />
      </form>
      {request && (
        <CodeBlock data-language="bash">
          <Code text={sampleOf(request, 'curl', { auth: playground.auth })} />
        </CodeBlock>
      )}
      <noscript>
        <p className={styles.note}>Sending from this page needs JavaScript. The curl line works without.</p>
      </noscript>
    </LazyPlayground>
  );
}
