/**
 * What an element shows while its view is not there: reserved space with the element's own children in it, a problem
 * with a button, or the children alone.
 */
export interface StartBox {
  node: HTMLElement;
  showWaiting: () => void;
  /** A piece of the script did not arrive. */
  showProblem: (language: 'en' | 'es', tryAgain: () => void) => void;
  /** Nothing of ours can be shown: the element's own children, or `fallback` where there are none. */
  showFallback: (fallback: string) => void;
}

export function createStartBox(): StartBox {
  const node = element('div');
  const show = (className: string, fallback = '', ...before: Node[]) => {
    const slot = element('slot');
    slot.append(fallback);
    node.className = className;
    node.replaceChildren(...before, slot);
  };
  node.setAttribute('part', 'skeleton');
  return {
    node,
    showWaiting: () => show('start'),
    showFallback: (fallback) => show('', fallback),
    showProblem: (language, tryAgain) => {
      const [problem, button] = words[language];
      const box = element('p');
      const again = element('button');
      box.role = 'alert';
      again.textContent = button;
      again.onclick = tryAgain;
      box.append(problem, again);
      show('', '', box);
    },
  };
}

/** Words from before any catalog is loaded. */
const words = {
  en: ['Booking could not be loaded. ', 'Try again'],
  es: ['No se pudo cargar la reserva. ', 'Intentar de nuevo'],
} as const;

/** Elements are made one by one: a strict content policy refuses markup text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  return document.createElement(tag);
}
