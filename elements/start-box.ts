/**
 * What an element shows while its view is not there: reserved space with the element's own children in it, a problem
 * with a button, or the children alone.
 */
export class StartBox {
  readonly node = element('div', 'start', 'skeleton');

  constructor() {
    this.showWaiting();
  }

  showWaiting(): void {
    this.node.className = 'start';
    this.node.replaceChildren(element('slot'));
  }

  /** A piece of the script did not arrive. */
  showLoadProblem(language: 'en' | 'es', tryAgain: () => void): void {
    const { problem, button } = words[language];
    const box = element('div', 'problem', 'alert');
    box.setAttribute('role', 'alert');
    const text = element('p');
    text.textContent = problem;
    const again = element('button', '', 'button');
    again.type = 'button';
    again.textContent = button;
    again.addEventListener('click', tryAgain, { once: true });
    box.append(text, again);
    this.node.className = 'start plain';
    this.node.replaceChildren(box, element('slot'));
  }

  /** Nothing of ours can be shown: the element's own children, or a sentence where there are none. */
  showFallback(language: 'en' | 'es'): void {
    const slot = element('slot');
    slot.textContent = words[language].unavailable;
    this.node.className = 'start plain';
    this.node.replaceChildren(slot);
  }
}

/** Words from before any catalog is loaded. */
const words = {
  en: {
    problem: 'The booking form could not be loaded.',
    button: 'Try again',
    unavailable: 'Online booking is not available right now.',
  },
  es: {
    problem: 'No se pudo cargar el formulario de reservas.',
    button: 'Intentar de nuevo',
    unavailable: 'La reserva en línea no está disponible en este momento.',
  },
};

/** An element without markup text, which a strict content policy would refuse. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '', part = '') {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (part) node.setAttribute('part', part);
  return node;
}
