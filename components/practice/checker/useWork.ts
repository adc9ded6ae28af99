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
  const [work, setWork] = useState(() => startOf(samples, taken));
  const [message, setMessage] = useState('');
  const { before, ...own } = work;
  const isSample = (text: string) => samples.some((sample) => sample.text === text);
  /** What to keep when another script replaces this one. */
  const former = isSample(own.text) ? before : own;

  const change = (next: Partial<Work>) => {
    const changed = { ...work, ...next };
    setWork(changed);
    setMessage('');
    // An unchanged sample doesn't replace the reader's script on the device.
    kept.write(isSample(changed.text) && !changed.asked ? (changed.before ?? null) : changed);
    // The script now differs from the link, so a reload must not load the link.
    if (isLink()) replaceAddress(location.pathname);
  };
  const follow = useEffectEvent(async () => {
    if (!isLink()) return;
    const linked = await fromFragment(FRAGMENT, location.hash, isWork);
    if (!linked) return setMessage('The link is incomplete, so the script can’t be read.');
    setWork({ ...linked, before: former });
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
    /** Replaces the reader's script, but keeps it, so that it can be restored. */
    replace: ({ text, platform }: Work) => change({ text, platform, asked: undefined, before: former }),
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
    share: async () => setMessage(await copyLink(FRAGMENT, own, 'script')),
    /** Absent if no script of the reader's has been replaced. */
    goBack: before && (() => change({ platform: undefined, before: undefined, ...before })),
  };
}

/** The input from before the program loaded, the stored script or the first sample. */
function startOf(samples: readonly Sample[], { values }: TakenOver): Work {
  const stored = kept.read() ?? { text: '' };
  const first = samples[0]?.text ?? '';
  const { text = first, sample, platform: name } = values;
  const platform = isPlatform(name) ? name : undefined;
  const entered = text === first ? sample && samples[Number(sample)] : { text, platform };
  if (entered) return { ...entered, before: stored.text ? { ...stored, before: undefined } : undefined };
  return stored.text ? stored : { text, platform: platform ?? samples[0]?.platform };
}

/** Whether the page address contains a script. */
function isLink(): boolean {
  return location.hash.startsWith(FRAGMENT);
}
