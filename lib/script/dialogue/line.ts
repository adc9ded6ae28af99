import { plainWords } from '../match/normal';
import type { PhoneDialogue, PhoneState } from './schema';
import { speak, type Piece } from './speech';

/** Something the caller hears. `at` is in milliseconds. */
export type LineEvent = ({ kind: 'word'; at: number } & Piece) | { kind: 'hang-up'; at: number };

/** Input from the caller: a complete utterance or one key. */
export type LineInput = { words: string } | { key: string };

/** See {@link answerCall}. */
export type Line = ReturnType<typeof answerCall>;

/** Milliseconds between an input and the reply. */
const REACTION = 500;
/** Milliseconds to wait for another key before a number counts as incomplete. */
const KEY_GAP = 3000;
/** Milliseconds between the last word and the end of the call. */
const HANG_UP = 1000;

/**
 * Answers a call on a simulated phone line. The line has no clock of its own. The caller moves time forward, never back.
 * @param at when it answers, in milliseconds
 */
export function answerCall(dialogue: PhoneDialogue, at: number) {
  let state: PhoneState;
  let saysFrom = at;
  let pieces: Piece[] = [];
  let quietFrom = at;
  /** Inputs to take once the line has finished speaking. */
  let waiting: LineInput[] = [];
  let keys = '';
  let isSpokenTo = false;
  let isDeaf = false;
  let isOver = false;

  const enter = (name = '', from: number) => {
    keys = '';
    const next = dialogue.states[name];
    if (!next) return;
    state = next;
    saysFrom = from;
    ({ pieces, until: quietFrom } = speak(state.says, dialogue, from));
  };

  const take = (input: LineInput, time: number) => {
    quietFrom = Math.max(quietFrom, time);
    const { takes, otherwise } = state;
    if ('words' in input) {
      // A state without words doesn't listen to speech.
      const spoken = takes.filter(({ words }) => words);
      const said = plainWords(input.words);
      const found = spoken.find(({ words = [] }) => words.some((word) => said.includes(plainWords(word))));
      if (spoken.length > 0) enter(found?.to ?? otherwise, time + REACTION);
      return;
    }
    keys += input.key;
    const isNumber = /^\d+$/.test(keys);
    const found = takes.find((one) => one.keys === keys || (isNumber && one.digits === keys.length));
    const isBegun = takes.some((one) => one.keys?.startsWith(keys) || (isNumber && (one.digits ?? 0) > keys.length));
    if (found || !isBegun) enter(found?.to ?? otherwise, time + REACTION);
  };

  enter(dialogue.start, at);
  return {
    /** The next event up to a time. `undefined` if nothing happens by then. */
    next(until: number): LineEvent | undefined {
      while (!isOver) {
        const [piece] = pieces;
        if (piece) {
          if (piece.to > until) return undefined;
          pieces.shift();
          return { kind: 'word', at: piece.to, ...piece };
        }
        const [input] = waiting;
        const { hangsUp, silence, otherwise } = state;
        const patience = keys === '' ? (silence?.after ?? 0) * 1000 : KEY_GAP;
        const due = quietFrom + (input ? 0 : hangsUp ? HANG_UP : patience);
        if (due > until || (isSpokenTo && !hangsUp)) return undefined;
        if (input) {
          waiting = waiting.slice(1);
          take(input, due);
        } else if (hangsUp) {
          isOver = true;
          return { kind: 'hang-up', at: due };
        } else enter(keys === '' ? silence?.to : otherwise, due);
      }
      return undefined;
    },
    /** Tells the line that the caller starts to speak or presses a key. */
    interrupt(time: number) {
      isSpokenTo = true;
      isDeaf = state.hangsUp || (time < quietFrom && state.whenInterrupted === 'ignore');
      if (isDeaf || time >= quietFrom || state.whenInterrupted !== 'stop') return;
      pieces = [];
      quietFrom = time;
    },
    /** Passes on what the caller said or pressed. */
    receive(input: LineInput, time: number) {
      isSpokenTo = false;
      if (isDeaf) quietFrom = Math.max(quietFrom, time);
      else if (time < quietFrom) waiting.push(input);
      else take(input, time);
      isDeaf = false;
    },
    /** The current or last prompt, with its start and end times. */
    get prompt() {
      return { ...state, from: saysFrom, until: quietFrom };
    },
  };
}
