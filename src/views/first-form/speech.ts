import type { Language } from '../../schema/language.ts';
import type { Say } from './build-element.ts';
import type { Word } from './description.ts';

/** Writes words now, and again whenever `speak` changes the language. */
export function createSpeech(words: readonly Word[], first: Language) {
  const speeches: (() => void)[] = [];
  let language = first;
  const say: Say = (word, write) => {
    const speak = () => write(words[word]?.[language === 'es' ? 1 : 0] ?? '');
    speeches.push(speak);
    speak();
  };
  const speak = (next: Language) => {
    language = next;
    speeches.forEach((speech) => speech());
  };
  return { say, speak };
}
