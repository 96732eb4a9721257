import type { Language } from '../../src/schema/language.ts';

/**
 * Creates what an element shows before its view has loaded: its own children, below an error if there is one. With the
 * class `start` it reserves space.
 */
export function createPlaceholder(root: ShadowRoot) {
  const node = element('div');
  node.part = 'skeleton';
  root.append(node);
  return (className: string, ...problem: Node[]): void => {
    node.className = className;
    node.replaceChildren(...problem, element('slot'));
  };
}

/** A chunk of the script failed to load: an error with a retry button. */
export function loadErrorNotice(language: Language, tryAgain: () => void): Node {
  const [problem, button] = texts[language];
  const box = element('p');
  const retry = element('button');
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

/** Created one by one, because Trusted Types reject markup strings. */
function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  return document.createElement(tag);
}
