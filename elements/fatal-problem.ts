import { safeUrl } from '../src/platform/safe-url.ts';
import { guessLanguage } from './language-guess.ts';
import type { Storefront, Surroundings } from './view-module.ts';

/** The view itself has failed: says so without it, and offers another try and another way to book. */
export function showFatalProblem(
  { read, fail, load }: Pick<Surroundings, 'read' | 'fail' | 'load'>,
  storefront: Storefront | undefined,
  hostedUrl: string | undefined,
): void {
  const words = wordsIn[guessLanguage(read)];
  const box = document.createElement('div');
  box.role = 'alert';
  const said = document.createElement('p');
  said.textContent = words.problem;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = words.tryAgain;
  again.onclick = () => {
    // The same answers would make the same fault.
    storefront?.queryClient.removeQueries({ type: 'inactive' });
    load();
  };
  box.append(said, again);
  const hosted = safeUrl(hostedUrl);
  if (hosted) {
    const link = document.createElement('a');
    link.href = hosted.href;
    link.textContent = words.hosted;
    box.append(' ', link);
  }
  fail(box);
}

/** When a view has failed, no catalog can be relied on. */
const wordsIn = {
  en: {
    problem: 'Online booking is not available right now.',
    tryAgain: 'Try again',
    hosted: 'Open the booking page',
  },
  es: {
    problem: 'La reserva en línea no está disponible en este momento.',
    tryAgain: 'Intentar de nuevo',
    hosted: 'Abrir la página de reservas',
  },
};
