import { adoptTypedSearch } from '../features/search/adopt-typed-search.ts';
import { observeTree } from '../platform/element/observe-tree.ts';
import type { TripState } from '../storefront/state.ts';
import { enterText, focusIn, isText, moveFocus, sameControl } from './entries.ts';
import type { InterimForm } from './interim-form.ts';

/**
 * Replaces an interim form by the view, with what was entered, in the task in which the view has rendered its own form. The
 * view is rendered after the interim form, because slots are assigned to the first of two. If the view is removed in the
 * meantime, because its element leaves the page or fails, the form stays.
 */
export function swapInView(interimForm: InterimForm, view: HTMLElement, state: TripState | undefined): void {
  const { replacedBy = 'form, [role=alert]' } = interimForm;
  let adoptedText = '[]';
  /** Rendered before the last changes were adopted: the view is about to render another one. */
  let outdated: Element | null = null;
  let isWaiting = false;
  const adoptChanges = () => {
    if (!state) return false;
    const entered = interimForm.entered();
    const focused = focusIn(interimForm.form());
    // Its text is still being typed.
    if (isText(focused)) Reflect.deleteProperty(entered, focused.name);
    // As a list, because cleared entries are undefined.
    const asText = JSON.stringify(Object.entries(entered));
    if (asText === adoptedText) return false;
    adoptedText = asText;
    outdated = view.querySelector('.search-form');
    adoptTypedSearch(state, entered);
    return true;
  };
  /** While it is being moved on the page. */
  const isDetached = () => !view.isConnected;
  const isCancelled = () => !view.parentNode || !interimForm.node.parentNode;
  const tryToSwap = async () => {
    if (isCancelled()) stop();
    else if (!isWaiting && !outdated?.isConnected && !isDetached() && view.querySelector(replacedBy)) {
      isWaiting = true;
      await interimForm.whenIdle();
      isWaiting = false;
      if (isCancelled() || isDetached() || adoptChanges()) void tryToSwap();
      else {
        stop();
        swap(interimForm, view);
      }
    }
  };

  view.inert = true;
  interimForm.node.after(view);
  adoptChanges();
  const stop = observeTree(view, () => void tryToSwap());
  void tryToSwap();
}

function swap({ node, form, pressed }: InterimForm, view: HTMLElement): void {
  const [ownForm, viewForm] = [form(), view.querySelector('form')];
  const focused = focusIn(ownForm);
  const control = pressed();
  view.inert = false;
  if (viewForm) {
    for (const input of ownForm.querySelectorAll('input')) {
      const same = sameControl(input, viewForm);
      if (!isText(same)) continue;
      if (input === focused) enterText(same, input.value);
      else if (same.value === '' && input.value !== '') {
        // An unreadable date, about which the view complains once the field is left.
        enterText(same, input.value);
        same.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
      }
    }
    moveFocus(focused, viewForm);
    if (control) sameControl(control, viewForm)?.click();
  }
  node.remove();
}
