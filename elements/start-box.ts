/**
 * Makes what an element shows while its view is not there: its own children, below a problem where there is one. With
 * the class `start` it is reserved space.
 */
export function createStartBox(root: ShadowRoot) {
  const node = element('div');
  node.part = 'skeleton';
  root.append(node);
  return (className: string, ...problem: Node[]): void => {
    node.className = className;
    node.replaceChildren(...problem, element('slot'));
  };
}

/** A piece of the script did not arrive: what the visitor can do about it. */
export function loadProblem(language: 'en' | 'es', tryAgain: () => void): Node {
  const [problem, button] = words[language];
  const box = element('p');
  const again = element('button');
  box.role = 'alert';
  again.textContent = button;
  again.onclick = tryAgain;
  box.append(problem, again);
  return box;
}

/** Words from before any catalog is loaded. */
const words = {
  en: ['Booking could not be loaded. ', 'Try again'],
  es: ['No se pudo cargar la reserva. ', 'Intentar de nuevo'],
} as const;

/** Elements are made one by one: a strict content policy refuses markup text. */
function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  return document.createElement(tag);
}
