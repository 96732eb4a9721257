import { adoptTypedSearch } from '../features/transfers/adopt-search.ts';
import { observeTree } from '../platform/observe-tree.ts';
import type { StorefrontState } from '../storefront/state.ts';
import { enterText, focusIn, isText, moveFocus, sameControl } from './entries.ts';
import type { StandingForm } from './standing-form.ts';

/**
 * Lets a view take the place of a standing form, in the task in which it has drawn its own, with what was entered. It is
 * drawn behind the standing form, because slots belong to the first of two. If it goes meanwhile, because its element
 * leaves the page or fails, the form stays.
 */
export function takeOver(
  standing: StandingForm,
  view: HTMLElement,
  state: Pick<StorefrontState, 'search' | 'draft'> | undefined,
): void {
  let adopted = '[]';
  /** Drawn before what was adopted last: the view is about to draw another one. */
  let outdated: Element | null = null;
  let isWaiting = false;
  const adoptNew = () => {
    const entered = standing.entered();
    const focused = focusIn(standing.form());
    // Its text is still being typed.
    if (isText(focused)) Reflect.deleteProperty(entered, focused.name);
    // As a list: what was taken out is undefined.
    const asText = JSON.stringify(Object.entries(entered));
    const isNew = asText !== adopted;
    adopted = asText;
    if (isNew && state) {
      adoptTypedSearch(state, entered);
      outdated = view.querySelector('.search-form');
    }
    return isNew;
  };
  const look = async () => {
    const isOver = !view.parentNode || !standing.node.parentNode;
    if (isOver) stop();
    if (isOver || isWaiting || outdated?.isConnected) return;
    if (!view.querySelector(standing.replacedBy)) return;
    isWaiting = true;
    await standing.quietMoment();
    isWaiting = false;
    if (!view.isConnected || !standing.node.parentNode) return;
    if (adoptNew()) {
      void look();
      return;
    }
    stop();
    replace(standing, view);
  };

  view.inert = true;
  standing.node.after(view);
  adoptNew();
  const stop = observeTree(view, () => void look());
  void look();
}

function replace({ node, form, pressed }: StandingForm, view: HTMLElement): void {
  const [own, other] = [form(), view.querySelector('form')];
  view.inert = false;
  if (other) {
    for (const input of own.querySelectorAll('input')) enterWhatWasNotUnderstood(input, other);
    moveFocus(focusIn(own), other);
    const control = pressed();
    if (control) sameControl(control, other)?.click();
  }
  node.remove();
}

/** A date that nobody understands, of which the view says so once it was typed and left. */
function enterWhatWasNotUnderstood(input: HTMLInputElement, form: HTMLFormElement): void {
  const other = sameControl(input, form);
  if (!isText(input) || !isText(other) || other.value !== '') return;
  if (input === focusIn(input.form as HTMLFormElement) || input.value === '') return;
  enterText(other, input.value);
  other.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}
