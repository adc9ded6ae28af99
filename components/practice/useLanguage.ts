import { useEffect, useState } from 'react';
import type { AnswerOf, InputOf, TaskName } from '@/lib/script';
import { startLanguage, type Language } from './language';

/** The language's worker, for as long as the component is shown. */
export function useLanguage(): Language {
  const [language] = useState(startLanguage);
  useEffect(() => () => language.stop(), [language]);
  return language;
}

/** The last answer, or a failure with a message for the reader. */
export interface Answered<Name extends TaskName> {
  input: InputOf<Name>;
  answer?: AnswerOf<Name>;
  failure?: string;
  /** Whether it is for an earlier input, because the language is still working on this one. */
  isOld: boolean;
}

/**
 * Asks the language for something whenever the input has changed.
 * @param input plain data; `undefined` to ask for nothing
 * @param pause milliseconds to wait for further changes
 * @returns `undefined` until the first answer
 */
export function useAnswer<Name extends TaskName>(
  language: Language,
  name: Name,
  input: InputOf<Name> | undefined,
  pause = 0,
): Answered<Name> | undefined {
  const [last, setLast] = useState<{ key: string; answered: Omit<Answered<Name>, 'isOld'> }>();
  const key = JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const asked = JSON.parse(key) as InputOf<Name>;
      const outcome = await language
        .ask(name, asked, () => !isOld)
        .then(
          (answer) => ({ answer }),
          (error: Error) => ({ failure: error.message }),
        );
      if (!isOld) setLast({ key, answered: { input: asked, ...outcome } });
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [language, name, key, pause]);
  return last && { ...last.answered, isOld: last.key !== key };
}
