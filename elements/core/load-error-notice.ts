import type { Language } from '../../src/schema/language.ts';

/** Says that a chunk of the script failed to load, with a retry button. Created in steps, because Trusted Types reject markup strings. */
export function loadErrorNotice(language: Language, tryAgain: () => void): Node {
  const [problem, button] = texts[language];
  const box = document.createElement('p');
  const retry = document.createElement('button');
  box.role = 'alert';
  retry.textContent = button;
  retry.onclick = tryAgain;
  box.append(problem, retry);
  return box;
}

/** Texts for when no catalog has loaded. */
const texts: Record<Language, readonly [problem: string, button: string]> = {
  en: ['Booking could not be loaded. ', 'Try again'],
  es: ['No se pudo cargar la reserva. ', 'Intentar de nuevo'],
};
