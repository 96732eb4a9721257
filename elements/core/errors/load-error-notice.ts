import { earlyLocales } from '../../../locales/locales.ts';
import type { Language } from '../../../src/schema/language.ts';

/** Says that a chunk of the script failed to load, with a retry button. Created in steps, because Trusted Types reject markup strings. */
export function loadErrorNotice(language: Language, retry: () => void): Node {
  const { problem, tryAgain } = earlyLocales[language].loadError;
  const box = document.createElement('p');
  const button = document.createElement('button');
  box.role = 'alert';
  button.textContent = tryAgain;
  button.onclick = retry;
  box.append(problem, ' ', button);
  return box;
}
