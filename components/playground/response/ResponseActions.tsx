import { useState } from 'react';
import type { Content } from './content';
import { useObjectUrl } from './ResponseBody';
import styles from './response.module.css';
import type { Answer } from '../request/send';

/** Copies or downloads the body. */
export function ResponseActions({ answer, content, url }: { answer: Answer; content: Content; url: string }) {
  const [said, setSaid] = useState('');
  // Never as a type that a browser would open as a document of this site.
  const link = useObjectUrl(answer, 'application/octet-stream', 'href');
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Copying failed: the browser does not allow it'),
    );
  return (
    <div className={styles.actions}>
      {(content.kind === 'json' || content.kind === 'text') && (
        <button type="button" className={styles.action} onClick={() => void copy(content.text)}>
          Copy body
        </button>
      )}
      <a ref={link} className={styles.action} download={fileName(answer, url)}>
        Download
      </a>
      <span role="status">{said}</span>
    </div>
  );
}

function fileName({ headers, contentType }: Answer, url: string): string {
  const disposition = headers.find(({ name }) => name === 'content-disposition')?.value ?? '';
  const given = /filename="?([^";]+)/.exec(disposition)?.[1] ?? new URL(url).pathname.split('/').at(-1);
  const name = (given ?? '').replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '') || 'response';
  const ending = /[/+](json|xml|csv|html|plain|png|jpeg|gif|pdf|zip)$/.exec(contentType)?.[1]?.replace('plain', 'txt');
  return name.includes('.') || !ending ? name : `${name}.${ending}`;
}
