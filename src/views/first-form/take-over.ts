import {
  controlsOf,
  directionsOf,
  isChecked,
  isTyped,
  nameOf,
  returnSwitchOf,
  type Control,
} from './form-parts.ts';

/** What the visitor did in a form that is to be replaced. */
export interface Doings {
  /** What was typed into, chosen or counted. */
  readonly changed: Set<Control>;
  /** What was clicked last, if only the view can answer. */
  clicked: Control | undefined;
}

/** A form that stands until another one, drawn by the same components, takes its place. */
export interface EarlyForm {
  /** The whole of it, which goes. */
  node: HTMLElement;
  form: HTMLElement;
  doings: () => Doings;
  quietMoment: () => Promise<void>;
}

/** The early form stays until the view is drawn. */
export function replaceOnceDrawn(early: EarlyForm, view: HTMLElement): void {
  view.inert = true;
  // It runs right after the view was drawn, before anybody can see both forms.
  const drawn = new MutationObserver(() => {
    if (!view.querySelector('form, [role=alert]')) return;
    drawn.disconnect();
    void handOver(early, view);
  });
  drawn.observe(view, { childList: true, subtree: true });
}

/** Hands over what was entered, and the focus; the early form is gone before anybody can see both. */
export async function handOver(
  { node, form, doings, quietMoment }: EarlyForm,
  to: HTMLElement,
): Promise<void> {
  await quietMoment();
  while (chooseFields(form, to, doings())) {
    // The view draws its other fields.
    await new Promise((resolve) => setTimeout(resolve));
    await quietMoment();
  }
  enterValues(form, to, doings());
  to.inert = false;
  moveFocus(form, to, doings());
  node.remove();
}

/** Clicks in the view what decides which fields its form has; false once they are those of the first form. */
function chooseFields(first: Element, view: Element, { changed }: Doings): boolean {
  for (const own of [...directionsOf(first), returnSwitchOf(first)]) {
    const other = changed.has(own) && counterpart(own, view);
    const isOpposite = other instanceof HTMLInputElement && other.checked !== own.checked;
    if (!isOpposite || (own.type === 'radio' && !own.checked)) continue;
    other.click();
    return true;
  }
  return false;
}

/** Enters into the view's form what was entered into the first one, as if it were typed and left. */
function enterValues(first: Element, view: Element, { changed }: Doings): void {
  for (const own of controlsOf(first)) {
    if (!changed.has(own) || own === focusIn(first) || isChecked(own)) continue;
    const other = counterpart(own, view);
    if (!other || other.value === own.value) continue;
    enter(other, own.value);
    other.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  }
}

/** Moves the focus, with text, caret and selection, and carries out the click that had to wait. */
function moveFocus(first: Element, view: Element, { changed, clicked }: Doings): void {
  const own = focusIn(first);
  const other = own && counterpart(own, view);
  other?.focus({ preventScroll: true });
  if (own && isTyped(own) && other instanceof HTMLInputElement) {
    if (changed.has(own)) retype(other, own.value);
    if (own.type !== 'number')
      other.setSelectionRange(own.selectionStart, own.selectionEnd, own.selectionDirection ?? 'none');
  }
  if (clicked) counterpart(clicked, view)?.click();
}

function focusIn(form: Element): Control | undefined {
  const { activeElement } = form.getRootNode() as ShadowRoot;
  return controlsOf(form).find((control) => control === activeElement);
}

function counterpart(control: Control, form: Element): Control | undefined {
  const name = nameOf(control);
  return controlsOf(form).find((other) => nameOf(other) === name);
}

/** With the prototype's setter: React watches that of each field, and would not hear of the change. */
function enter(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** So that it can be undone, where the browser allows. */
function retype(input: HTMLInputElement, value: string): void {
  input.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else makes an entry in the history of a field
  if (value !== '') input.ownerDocument.execCommand('insertText', false, value);
  if (input.value !== value) enter(input, value);
}
