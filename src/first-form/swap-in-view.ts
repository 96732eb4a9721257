import { adoptTypedSearch } from '../features/search/adopt-typed-search.ts';
import { observeTree } from '../platform/element/observe-tree.ts';
import type { TripState } from '../storefront/state.ts';
import { focusedControl, isTextInput, moveFocus, sameControl, typeText } from './controls.ts';
import type { InterimForm } from './interim-form.ts';

/**
 * Replaces an interim form with the view as soon as the view has rendered its own form, which takes over what was entered.
 * Until then the view is inert and placed after the interim form: of two slots with the same name, the first one shows the
 * page's content. If the view is removed before it has rendered, because its element leaves the page or fails, the interim
 * form stays.
 */
export function swapInView(interimForm: InterimForm, view: HTMLElement, state: TripState | undefined): void {
  const { readySelector = 'form, [role=alert]' } = interimForm;
  let adoptedEntries = '[]';
  /** The form that the view had rendered before it adopted the last changes. */
  let outdatedForm: Element | null = null;
  let isWaiting = false;

  /** Copies what was entered since the last call to the visitor's state; returns whether there was anything. */
  const adoptChanges = (): boolean => {
    if (!state) return false;
    const edits = interimForm.collectEntries();
    const focused = focusedControl(interimForm.form());
    const isBeingTyped = isTextInput(focused);
    if (isBeingTyped) Reflect.deleteProperty(edits, focused.name);
    // As a list, because JSON would omit cleared entries, which are undefined.
    const entries = JSON.stringify(Object.entries(edits));
    if (entries === adoptedEntries) return false;
    adoptedEntries = entries;
    outdatedForm = view.querySelector('.search-form');
    adoptTypedSearch(state, edits);
    return true;
  };
  const isBeingMoved = () => !view.isConnected;
  const isCancelled = () => !view.parentNode || !interimForm.node.parentNode;
  const isRendered = () => !outdatedForm?.isConnected && view.querySelector(readySelector) !== null;
  const trySwap = async () => {
    if (isCancelled()) {
      stop();
      return;
    }
    if (isWaiting || isBeingMoved() || !isRendered()) return;
    isWaiting = true;
    await interimForm.whenIdle();
    isWaiting = false;
    if (isCancelled() || isBeingMoved() || adoptChanges()) {
      void trySwap();
      return;
    }
    stop();
    swap(interimForm, view);
  };

  view.inert = true;
  interimForm.node.after(view);
  adoptChanges();
  const stop = observeTree(view, () => void trySwap());
  void trySwap();
}

function swap({ node, form, pressedControl }: InterimForm, view: HTMLElement): void {
  const [interim, rendered] = [form(), view.querySelector('form')];
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
