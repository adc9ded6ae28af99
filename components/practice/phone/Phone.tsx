import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import line from '@/.generated/practice/sample-line.json';
import { inVariant } from '@/lib/script';
import controls from '../../controls.module.css';
import { Button } from '../Button';
import { show } from '../run/show';
import { Speeds } from '../run/Speeds';
import { clockTime, prefersStill, useClock } from '../run/useClock';
import { SayForm } from '../SayForm';
import { placeCall, type Call, type CallState, type CallTurn } from './call';
import { CallHead } from './CallHead';
import head from './CallHead.module.css';
import styles from './Phone.module.css';
import { useDictation, useVoice } from './speech';

/** The keypad's keys. */
const KEYS = [...'123456789*0#'];
/** Names for the keys that aren't digits. */
const NAMES: Readonly<Record<string, string>> = { '*': 'Star', '#': 'Pound' };

/** A phone connected to the sample line. It replaces the **Call** button. */
export default function Phone() {
  const [call, setCall] = useState<Call>(() => placeCall(line));
  const [state, setState] = useState<CallState>(call.state);
  const calls = useRef(0);
  const [speed, setSpeed] = useState(1);
  const [isStill] = useState(prefersStill);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const voice = useVoice();
  const isOver = state.phase === 'over';

  useClock(voice?.isOn ? 1 : speed, !isOver, (elapsed) => {
    for (const sentence of call.goOn(elapsed)) voice?.speak(sentence, call.lang);
    setState(call.state);
  });
  // The pressed button no longer exists, and the keypad may be below the viewport.
  useEffect(() => show(button.current, root.current), []);

  /** Does something in the call. If that silences the line, the browser's voice stops, too. */
  const act = (what: () => void) => {
    if (call.yields) voice?.stop();
    what();
    setState(call.state);
  };
  const press = (key: string) => act(() => call.press(key));
  const say = (words: string) => {
    if (words.trim() !== '') act(() => call.say(words.trim()));
  };
  const dictation = useDictation(say);

  const onCall = () => {
    voice?.stop();
    if (!isOver) return act(call.hangUp);
    const next = placeCall(inVariant(line, ++calls.current));
    setCall(next);
    setState(next.state);
  };
  const onSpeak = () => {
    // The microphone would pick up the voice.
    voice?.stop();
    dictation?.toggle(call.lang ?? 'en-US');
  };
  const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isTyping = target instanceof HTMLInputElement && target.type === 'text';
    if (!isTyping && !ctrlKey && !metaKey && !altKey && KEYS.includes(key)) press(key);
  };

  return (
    <div ref={root} onKeyDown={onKeyDown}>
      <CallHead state={<span role="status">{phaseOf(state)}</span>} time={clockTime(state.now)}>
        <button ref={button} type="button" className={isOver ? head.call : head.hangUp} onClick={onCall}>
          {isOver ? 'Call again' : 'Hang up'}
        </button>
      </CallHead>
      <div className={styles.phone}>
        <Transcript turns={state.turns} isStill={isStill} />
        <div className={styles.inputs}>
          <div className={styles.keys} role="group" aria-label="Keypad">
            {KEYS.map((key) => (
              <Button key={key} aria-label={NAMES[key]} disabled={isOver} onClick={() => press(key)}>
                {key}
              </Button>
            ))}
          </div>
          {/* Spell checking and keyboard dictation use the line's language. */}
          <SayForm
            className={styles.form}
            lang={call.lang}
            aria-label="Words to say"
            placeholder="Type what you say"
            required
            send={{ children: 'Say', disabled: isOver }}
            onSay={say}
          />
          {dictation && (
            <div className={`${controls.inline} ${controls.note}`}>
              <Button disabled={isOver} onClick={onSpeak}>
                {dictation.state === 'listening' ? 'Stop listening' : 'Speak'}
              </Button>
              Your browser may send the recording to its vendor.
              {dictation.state === 'failed' && <span role="alert">Nothing was recognized. Type it instead.</span>}
            </div>
          )}
          <div className={`${controls.inline} ${controls.note}`}>
            {voice && (
              <label className={controls.inline}>
                <input type="checkbox" checked={voice.isOn} onChange={(event) => voice.turn(event.target.checked)} />
                Read the line aloud
              </label>
            )}
            {!voice?.isOn && <Speeds speed={speed} onChange={setSpeed} />}
          </div>
        </div>
      </div>
    </div>
  );
}

const ENDINGS = { caller: 'You hung up', line: 'The line hung up' } as const;

function phaseOf({ phase, endedBy }: CallState): string {
  return phase === 'ringing' ? 'Ringing' : phase === 'talking' ? 'Connected' : ENDINGS[endedBy ?? 'line'];
}

function Transcript({ turns, isStill }: { turns: readonly CallTurn[]; isStill: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const length = turns.reduce((sum, { text }) => sum + text.length, 0);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  const said = turns.findLast(({ by, isWhole }) => by === 'line' && isWhole);
  return (
    <>
      {/* The transcript can have focus, so that it can be scrolled by keyboard. */}
      <ol ref={list} className={styles.turns} aria-label="Transcript" tabIndex={0}>
        {turns.map(({ by, text, lang, isKey, isWhole, isCut }, index) => (
          <li key={index} className={styles[by]}>
            <span className={styles.speaker}>{by === 'line' ? line.name : isKey ? 'You press' : 'You say'}</span>
            <span className={styles.words} lang={lang}>
              {isKey ? <kbd>{text}</kbd> : isWhole || !isStill ? text : '…'}
              {isCut && ' (interrupted)'}
            </span>
          </li>
        ))}
      </ol>
      {/* The live region contains whole utterances. If it announced each word, it would never stop talking. */}
      <p className="visually-hidden" role="log" lang={said?.lang}>
        {said?.text}
      </p>
    </>
  );
}
