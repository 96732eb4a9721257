import { adoptTypedSearch } from '../features/search/adopt-typed-search.ts';
import { observeTree } from '../platform/element/observe-tree.ts';
import type { TripState } from '../storefront/state.ts';
import { focusedControl, isTextInput, moveFocus, sameControl, typeText } from './controls.ts';
import type { Entries } from './entries.ts';
import type { InterimForm } from './interim-form.ts';

/**
 * Replaces an interim form with the view as soon as the view has rendered its own form, which takes over what was entered.
 * Until then the view is inert and placed after the interim form: of two slots with the same name, the first one shows the
 * page's content. If the view is removed before it has rendered, because its element leaves the page, the interim form stays
 * for the next view.
 */
export function swapInView(interimForm: InterimForm, view: HTMLElement, state: TripState | undefined): void {
  const { node, whenIdle, readySelector = 'form, [role=alert]' } = interimForm;
  const adoptChanges = createAdopter(interimForm, state);
  /** The form that the view had rendered before it adopted the last changes. */
  let outdatedForm: Element | null = null;
  let isTrying = false;

  /** Whether the view has replaced the form, or never will because one of them was removed. */
  const isOver = () => !view.parentNode || !node.parentNode;
  // A view that is being moved is not connected for a moment.
  const isReady = () =>
    view.isConnected && !outdatedForm?.isConnected && view.querySelector(readySelector) !== null;

  const trySwap = async () => {
    if (isTrying) return;
    isTrying = true;
    while (!isOver() && isReady()) {
      await whenIdle();
      if (isOver() || !view.isConnected) continue;
      const renderedForm = searchFormOf(view);
      if (adoptChanges()) outdatedForm = renderedForm;
      else swap(interimForm, view);
    }
    isTrying = false;
    if (isOver()) stopObserving();
  };

  view.inert = true;
  node.after(view);
  adoptChanges();
  const stopObserving = observeTree(view, () => void trySwap());
  void trySwap();
}

/**
 * Returns a function that copies what was entered to the visitor's state, unless nothing has changed since its last call. It
 * returns whether it has copied anything.
 */
function createAdopter(interimForm: InterimForm, state: TripState | undefined): () => boolean {
  let adoptedEntries = '[]';
  return () => {
    if (!state) return false;
    const edits = finishedEdits(interimForm);
    // As a list, because JSON would omit a return trip that was removed, which is undefined.
    const entries = JSON.stringify(Object.entries(edits));
    if (entries === adoptedEntries) return false;
    adoptedEntries = entries;
    adoptTypedSearch(state, edits);
    return true;
  };
}

/** What was entered, except for the text that is still being typed. */
function finishedEdits({ collectEntries, currentForm }: InterimForm): Entries {
  const edits = collectEntries();
  const focused = focusedControl(currentForm());
  if (isTextInput(focused)) Reflect.deleteProperty(edits, focused.name);
  return edits;
}

function swap({ node, currentForm, pressedControl }: InterimForm, view: HTMLElement): void {
  const interim = currentForm();
  const rendered = searchFormOf(view);
  const focused = focusedControl(interim);
  const pressed = pressedControl();
  view.inert = false;
  if (rendered) {
    for (const input of interim.querySelectorAll('input')) copyText(input, rendered, input === focused);
    moveFocus(focused, rendered);
    if (pressed) sameControl(pressed, rendered)?.click();
  }
  node.remove();
}

/** The search form of a view, which is not the only form that a screen can have. */
function searchFormOf(view: HTMLElement): HTMLFormElement | null {
  return view.querySelector('.search-form');
}

/** Types what the view could not adopt: text that the visitor is still typing, and unreadable dates. */
function copyText(input: HTMLInputElement, form: HTMLFormElement, isFocused: boolean): void {
  const target = sameControl(input, form);
  if (!isTextInput(target)) return;
  if (isFocused) typeText(target, input.value);
  else if (target.value === '' && input.value !== '') {
    typeText(target, input.value);
    // The view reports an unreadable date when the field is left.
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  }
}
