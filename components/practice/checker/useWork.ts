import { useEffect, useEffectEvent, useState } from 'react';
import { isPlatform } from '@/lib/script/words/platforms';
import { replaceAddress } from '../../browser/address';
import { createStore } from '../../browser/store';
import type { TakenOver } from '../../browser/take-over';
import { copyLink } from '../copy-link';
import { fromFragment } from '../fragment';
import type { Sample } from './Toolbar';
import { isWork, type Work } from './work';

const FRAGMENT = '#script=';
const kept = createStore<Work | null>('localStorage', 'checker', null, (value) => value === null || isWork(value));

/** Loads, stores and shares the script being edited. */
export function useWork(samples: readonly Sample[], taken: TakenOver) {
  const isSample = (text: string) => samples.some((sample) => sample.text === text);
  const [work, setWork] = useState<Work>(() => initialWork(samples, taken));
  const [before, setBefore] = useState<Work>();
  const [message, setMessage] = useState('');
  // Counts how often the text was set from outside the editor.
  const [replacements, setReplacements] = useState(0);

  const change = (next: Partial<Work>) => {
    const changed = { ...work, ...next };
    setWork(changed);
    setMessage('');
    kept.write(isSample(changed.text) && !changed.platform && !changed.asked ? null : changed);
    // The script now differs from the link, so a reload must not load the link.
    if (isLink()) replaceAddress(location.pathname);
  };
  /** Replaces the reader's script, but keeps it, so that it can be restored. */
  const replace = ({ text, platform }: Work) => {
    if (!isSample(work.text)) setBefore(work);
    change({ text, platform, asked: undefined });
    setReplacements((count) => count + 1);
  };
  const follow = useEffectEvent(async () => {
    if (!isLink()) return;
    const linked = await fromFragment(FRAGMENT, location.hash, isWork);
    if (!linked) return setMessage('The link is incomplete, so the script can’t be read.');
    if (!isSample(work.text)) setBefore(work);
    setWork(linked);
    setReplacements((count) => count + 1);
  });
  useEffect(() => {
    const onHash = () => void follow();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  return {
    work,
    replacements,
    message,
    change,
    replace,
    share: async () => setMessage(await copyLink(FRAGMENT, work, 'script')),
    goBack:
      before &&
      (() => {
        setBefore(undefined);
        change({ platform: undefined, ...before });
        setReplacements((count) => count + 1);
      }),
  };
}

/** The input from before the program loaded, else the stored script, else the first sample. */
function initialWork(samples: readonly Sample[], { values }: TakenOver): Work {
  const first = samples[0]?.text ?? '';
  const { text = first, sample, platform: name } = values;
  const platform = isPlatform(name) ? name : undefined;
  if (text !== first) return { text, platform };
  const chosen = sample ? samples[Number(sample)] : undefined;
  return chosen ?? kept.read() ?? { text, platform: platform ?? samples[0]?.platform };
}

/** Whether the page address contains a script. */
function isLink(): boolean {
  return location.hash.startsWith(FRAGMENT);
}
