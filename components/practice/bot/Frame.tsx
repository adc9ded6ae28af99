import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import bot from '@/.generated/practice/sample-bot.json';
import styles from './SampleBot.module.css';

const TITLE = `${bot.name} chat`;

/** Shows its children in an iframe without an address, because the policy doesn't allow pages in iframes. */
export function Frame({ children }: { children: ReactNode }) {
  const [inner, setInner] = useState<Document | null>();

  const onLoad = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    const sheets = [...document.querySelectorAll('style, link[rel="stylesheet"]')];
    contentDocument?.head.append(...sheets.map((sheet) => sheet.cloneNode(true)));
    setInner(contentDocument);
  };
  useEffect(() => {
    const page = document.documentElement;
    const copyTheme = () => Object.assign(inner?.documentElement.dataset ?? {}, page.dataset);
    copyTheme();
    const observer = new MutationObserver(copyTheme);
    observer.observe(page, { attributes: true });
    return () => observer.disconnect();
  }, [inner]);

  return (
    <>
      {inner && createPortal(children, inner.body)}
      <iframe
        id={bot.ids.frame}
        className={styles.frame}
        title={TITLE}
        srcDoc={`<!doctype html><html lang="en"><title>${TITLE}</title>`}
        onLoad={onLoad}
      />
    </>
  );
}
