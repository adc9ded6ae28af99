import { useEffect, useState } from 'react';
import type { Start } from '../../browser/start';
import styles from './CallHead.module.css';
import { say } from './speech';

/** Two of the browser's voices that say the same text, which the build has rendered. They replace the button. */
export default function Voices({ plain }: Start<object>) {
  const [text] = useState(plain.querySelector('q')?.textContent ?? '');
  const [voices, setVoices] = useState(twoVoices);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    // Some browsers load their voices late. This sets a handler, because not all support listeners here.
    speechSynthesis.onvoiceschanged = () => setVoices(twoVoices());
    return () => {
      speechSynthesis.onvoiceschanged = null;
      speechSynthesis.cancel();
    };
  }, []);
  const play = (voice: SpeechSynthesisVoice) => {
    speechSynthesis.cancel();
    say(text, { voice, lang: voice.lang });
  };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.name}>
          <q>{text}</q>
        </p>
        {voices.map((voice) => (
          <button key={voice.voiceURI} type="button" className={styles.call} onClick={() => play(voice)}>
            Play {voice.name}
          </button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {voices.length === 0
          ? 'This browser doesn’t have two English voices to compare. The text is what they would say.'
          : "These are your browser's voices, not the service's."}
      </p>
    </>
  );
}

/** Two of the browser's English voices, from different countries if possible. Fewer if the browser doesn't have two. */
function twoVoices(): SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return [];
  const [first, ...others] = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith('en'));
  const second = others.find(({ lang }) => lang !== first?.lang) ?? others[0];
  return first && second ? [first, second] : [];
}
