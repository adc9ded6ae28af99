import { useEffect, useEffectEvent, useState } from 'react';
import { isPlatform, LONGEST_TEXT, type Platform } from '@/lib/script';
import { replaceAddress } from '../../browser/address';
import { element } from '../../browser/element';
import { createStore } from '../../browser/store';
import type { TakenOver } from '../../browser/take-over';
import { copyLink, fromFragment } from '../fragment';
import type { Sample } from './Toolbar';

/** The checker's input, as stored on the device and shared by link. */
export interface Work {
  text: string;
  /** The platform, if the script doesn't name it. */
  platform?: Platform;
  /** A reply, and the index of the expectation to compare it with. */
  asked?: { number: number; reply: string };
  /** The reader's script that this one has replaced on the device. */
  before?: Work;
}

/** Whether a stored value is a {@link Work}. */
export function isWork(value: unknown): value is Work {
  const { text, platform, asked, before } = (value ?? {}) as Partial<Work>;
  return (
    typeof text === 'string' &&
    text.length <= LONGEST_TEXT &&
    (platform === undefined || isPlatform(platform)) &&
    (asked === undefined || (typeof asked?.number === 'number' && typeof asked.reply === 'string')) &&
    (before === undefined || isWork(before))
  );
}

const FRAGMENT = '#script=';
const kept = createStore<Work | null>('localStorage', 'checker', null, (value) => value === null || isWork(value));

/** Loads, stores and shares the script being edited. */
export function useWork(samples: readonly Sample[], taken: TakenOver) {
  const isSample = (text: string) => samples.some((sample) => sample.text === text);
  const [start] = useState(() => startOf(samples, taken));
  const [work, setWork] = useState(start.work);
  const [before, setBefore] = useState<Work | null>(start.before ?? null);
  const [message, setMessage] = useState('');

  /** @param former the reader's script that this one replaces; an unchanged sample doesn't replace it on the device */
  const change = (next: Partial<Work>, former = before) => {
    const changed = { ...work, ...next };
    setWork(changed);
    setBefore(former);
    setMessage('');
    kept.write(isSample(changed.text) && !changed.asked ? former : { ...changed, before: former ?? undefined });
    // The script now differs from the link, so a reload must not load the link.
    if (isLink()) replaceAddress(location.pathname);
  };
  /** Replaces the reader's script, but keeps it, so that it can be restored. */
  const replace = ({ text, platform }: Work) => {
    change({ text, platform, asked: undefined }, isSample(work.text) ? before : work);
  };
  const follow = useEffectEvent(async () => {
    if (!isLink()) return;
    const linked = await fromFragment(FRAGMENT, location.hash, isWork);
    if (!linked) return setMessage('The link is incomplete, so the script can’t be read.');
    if (!isSample(work.text)) setBefore(work);
    setWork(linked);
  });
  useEffect(() => {
    const onHash = () => void follow();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  return {
    work,
    message,
    change,
    replace,
    async copy() {
      try {
        // Without HTTPS, there is no clipboard.
        await navigator.clipboard.writeText(work.text);
        setMessage('Script copied.');
      } catch {
        setMessage('Copying failed. Select the script, and copy it with the keyboard.');
      }
    },
    download(name: string) {
      const href = `data:text/plain;charset=utf-8,${encodeURIComponent(work.text)}`;
      element('a', { href, download: name }).click();
      setMessage(`The script is in your downloads as ${name}.`);
    },
    share: async () => setMessage(await copyLink(FRAGMENT, work, 'script')),
    /** Absent if no script of the reader's has been replaced. */
    goBack: before ? () => change({ platform: undefined, ...before }, null) : undefined,
  };
}

/** The input from before the program loaded, the stored script or the first sample; and the script it replaces. */
function startOf(samples: readonly Sample[], { values }: TakenOver): { work: Work; before?: Work } {
  const { before, ...own } = kept.read() ?? { text: '' };
  const first = samples[0]?.text ?? '';
  const { text = first, sample, platform: name } = values;
  const platform = isPlatform(name) ? name : undefined;
  const entered = text === first ? sample && samples[Number(sample)] : { text, platform };
  if (entered) return { work: entered, before: own.text ? own : undefined };
  return own.text ? { work: own, before } : { work: { text, platform: platform ?? samples[0]?.platform } };
}

/** Whether the page address contains a script. */
function isLink(): boolean {
  return location.hash.startsWith(FRAGMENT);
}
