import { observeTree } from '../../platform/observe-tree.ts';
import {
  controlsOf,
  directionsOf,
  isChecked,
  isTyped,
  nameOf,
  partsOf,
  returnSwitchOf,
  type Control,
  type Part,
} from './form-parts.ts';

/** What the visitor did in a form that is to be replaced. */
export interface Doings {
  /** What was typed into, chosen or counted. */
  readonly changed: Set<Control>;
  /** What was clicked last, if only the view can answer. */
  clicked: Part | undefined;
}

/** A form that stands until another one, drawn by the same components, takes its place. */
export interface EarlyForm {
  /** The whole of it, which goes. */
  node: HTMLElement;
  /** The form, with what stands around it. */
  form: HTMLElement;
  doings: () => Doings;
  quietMoment: () => Promise<void>;
  /** Matches what the view has drawn once it can replace this. */
  replacedBy: string;
}

/** By then, words in a language that was chosen have arrived, or do not come. */
const LONGEST_WAIT_MS = 3000;

/** The early form stays until the view is drawn, which comes after it: slots belong to the first of two. */
export function replaceOnceDrawn(early: EarlyForm, view: HTMLElement): void {
  view.inert = true;
  early.node.after(view);
  const replaceIfDrawn = () => {
    const isDrawn = view.querySelector(early.replacedBy);
    if (!isDrawn && view.parentNode) return;
    stop();
    if (!isDrawn) return;
    void handOver(early, view);
  };
  // It runs right after the view was drawn, before anybody can see both forms.
  const stop = observeTree(view, replaceIfDrawn);
  replaceIfDrawn();
}

/**
 * Hands over what was entered, and the focus; the early form is gone before anybody can see both. If the other one goes
 * meanwhile, because the element leaves the page or its view fails, the early form stays.
 */
export async function handOver(
  { node, form, doings, quietMoment }: EarlyForm,
  to: HTMLElement,
): Promise<void> {
  await quietMoment();
  await chooseInLists(form, to, doings());
  while (chooseFields(form, to, doings())) {
    // The view draws its other fields.
    await new Promise((resolve) => setTimeout(resolve));
    await quietMoment();
  }
  if (!to.parentNode) return;
  enterValues(form, to, doings());
  to.inert = false;
  moveFocus(form, to, doings());
  node.remove();
}

/** Chooses the language and the currency, which decide how everything else is called. */
async function chooseInLists(first: Element, view: Element, { changed }: Doings): Promise<void> {
  const chosen = [...changed].filter((own) => own instanceof HTMLSelectElement);
  for (const own of chosen) {
    const other = counterpart(own, view);
    if (other instanceof HTMLSelectElement) enter(other, own.value);
  }
  const hasFollowed = () => languageIn(view) === languageIn(first);
  for (let waited = 0; chosen.length > 0 && !hasFollowed() && waited < LONGEST_WAIT_MS; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const languageIn = (tree: Element) =>
  (tree.closest<HTMLElement>('.root') ?? tree.querySelector<HTMLElement>('.root'))?.lang;

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
    if (!other || other instanceof HTMLAnchorElement || other.value === own.value) continue;
    enter(other, own.value);
    other.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  }
}

/** Moves the focus, with text, caret and selection, and carries out the click that had to wait. */
function moveFocus(first: Element, view: Element, { changed, clicked }: Doings): void {
  const own = focusIn(first);
  const other = own && counterpart(own, view);
  other?.focus({ preventScroll: true });
  if (own && !(own instanceof HTMLAnchorElement) && isTyped(own) && other instanceof HTMLInputElement) {
    if (changed.has(own)) retype(other, own.value);
    other.setSelectionRange(own.selectionStart, own.selectionEnd, own.selectionDirection ?? 'none');
  }
  if (clicked) counterpart(clicked, view)?.click();
}

function focusIn(form: Element): Part | undefined {
  const { activeElement } = form.getRootNode() as ShadowRoot;
  return partsOf(form).find((control) => control === activeElement);
}

function counterpart(part: Part, form: Element): Part | undefined {
  const name = nameOf(part);
  return partsOf(form).find((other) => nameOf(other) === name);
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
