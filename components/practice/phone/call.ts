import { answerCall, durationOf, type Line, type LineInput, type PhoneDialogue, speak } from '@/lib/script';

/** The silence after which a speaker has finished, in milliseconds. It is longer than the silence between words. */
const SILENCE = 800;
/** How long pressing a key takes, in milliseconds. */
const KEY = 200;

/** Something one side said or is saying. */
export interface CallTurn {
  by: 'caller' | 'line';
  text: string;
  /** The line's language, unless it is English. */
  lang?: string;
  /** Whether it was a key press. */
  isKey?: true;
  /** Whether the speaker seems to have finished. */
  isWhole: boolean;
  /** Whether the line was interrupted while it said this. */
  isCut?: boolean;
}

/** The state of a call, from the caller's point of view. */
export interface CallState {
  phase: 'ringing' | 'talking' | 'over';
  /** Who hung up. */
  endedBy?: CallTurn['by'];
  /** Milliseconds since the line was dialed. */
  now: number;
  turns: readonly CallTurn[];
}

/** See {@link placeCall}. */
export type Call = ReturnType<typeof placeCall>;

/** Calls a simulated line for a person. */
export function placeCall(dialogue: PhoneDialogue) {
  let state: CallState = { phase: 'ringing', now: 0, turns: [] };
  let line: Line | undefined;
  let spoken = -1;
  let lastWord = 0;
  /** Pending inputs, of which the first is being spoken or pressed. */
  let inputs: { input: LineInput; takes: number; until?: number }[] = [];

  const set = (next: Partial<CallState>) => (state = { ...state, ...next });
  const finishTurn = (isCut = false) =>
    set({ turns: state.turns.map((turn) => (turn.isWhole ? turn : { ...turn, isWhole: true, isCut })) });
  const addTurn = (turn: CallTurn) => set({ turns: [...state.turns, turn] });
  const hear = (word: string, at: number) => {
    const last = state.turns.at(-1);
    if (last && !last.isWhole && last.by === 'line')
      set({ turns: [...state.turns.slice(0, -1), { ...last, text: `${last.text} ${word}` }] });
    else addTurn({ by: 'line', text: word, lang: line?.prompt.lang, isWhole: false });
    lastWord = at;
  };
  const end = (endedBy: CallTurn['by']) => {
    finishTurn();
    set({ phase: 'over', endedBy });
  };

  /** Advances time while only the line acts. */
  const listen = (until: number) => {
    for (let event = line?.next(until); event; event = line?.next(until)) {
      if (event.kind === 'hang-up') {
        set({ now: event.at });
        return end('line');
      }
      if (event.from - lastWord >= SILENCE) finishTurn();
      hear(event.said, event.at);
    }
    if (until - lastWord >= SILENCE) finishTurn();
  };

  const give = (input: LineInput, takes: number, turn: CallTurn) => {
    if (state.phase !== 'talking') return;
    finishTurn(line && state.now < line.prompt.until);
    addTurn(turn);
    inputs = [...inputs, { input, takes }];
  };

  return {
    get state() {
      return state;
    },
    /** The line's current language, unless it is English. */
    get lang() {
      return line?.prompt.lang;
    },
    /** Whether the line would stop speaking if interrupted now. */
    get yields() {
      return line?.prompt.whenInterrupted === 'stop';
    },
    /** Advances time by some milliseconds. Returns the sentences the line started. */
    goOn(elapsed: number): string[] {
      const until = state.now + elapsed;
      const answered = dialogue.rings * 1000;
      if (state.phase === 'ringing' && until >= answered) {
        line = answerCall(dialogue, answered);
        set({ phase: 'talking', now: answered });
      }
      while (state.phase === 'talking') {
        const [first] = inputs;
        if (!first) break;
        if (first.until === undefined) {
          line?.interrupt(state.now);
          first.until = state.now + first.takes;
        }
        if (first.until > until) break;
        listen(first.until);
        set({ now: first.until });
        if (state.phase === 'talking') line?.receive(first.input, first.until);
        inputs = inputs.slice(1);
      }
      if (state.phase === 'talking') listen(until);
      if (state.phase !== 'over') set({ now: until });
      const begun = line && state.phase === 'talking' ? sentencesOf(line.prompt, dialogue) : [];
      const fresh = begun.filter(({ at }) => at > spoken && at <= state.now);
      spoken = fresh.at(-1)?.at ?? spoken;
      return fresh.map(({ text }) => text);
    },
    press(key: string) {
      give({ key }, KEY, { by: 'caller', text: key, isKey: true, isWhole: true });
    },
    say(words: string) {
      give({ words }, durationOf(words, dialogue), { by: 'caller', text: words, isWhole: true });
    },
    hangUp: () => end('caller'),
  };
}

/** A prompt's sentences, with their start times. */
function sentencesOf({ says, from }: Line['prompt'], dialogue: PhoneDialogue): { text: string; at: number }[] {
  return says.flatMap((part, index) =>
    typeof part === 'string' ? [{ text: part, at: speak(says.slice(0, index), dialogue, from).until }] : [],
  );
}
