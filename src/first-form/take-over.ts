import { adoptTypedSearch } from '../features/search/adopt-search.ts';
import { observeTree } from '../platform/element/observe-tree.ts';
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
  const { replacedBy = 'form, [role=alert]' } = standing;
  let adopted = '[]';
  /** Drawn before what was adopted last: the view is about to draw another one. */
  let outdated: Element | null = null;
  let isWaiting = false;
  const adoptNew = () => {
    if (!state) return false;
    const entered = standing.entered();
    const focused = focusIn(standing.form());
    // Its text is still being typed.
    if (isText(focused)) Reflect.deleteProperty(entered, focused.name);
    // As a list: what was taken out is undefined.
    const asText = JSON.stringify(Object.entries(entered));
    if (asText === adopted) return false;
    adopted = asText;
    outdated = view.querySelector('.search-form');
    adoptTypedSearch(state, entered);
    return true;
  };
  /** While it is moved to another place on the page. */
  const isAway = () => !view.isConnected;
  const isOver = () => !view.parentNode || !standing.node.parentNode;
  const look = async () => {
    if (isOver()) stop();
    else if (!isWaiting && !outdated?.isConnected && !isAway() && view.querySelector(replacedBy)) {
      isWaiting = true;
      await standing.quietMoment();
      isWaiting = false;
      if (isOver() || isAway() || adoptNew()) void look();
      else {
        stop();
        replace(standing, view);
      }
    }
  };

  view.inert = true;
  standing.node.after(view);
  adoptNew();
  const stop = observeTree(view, () => void look());
  void look();
}

function replace({ node, form, pressed }: StandingForm, view: HTMLElement): void {
  const [own, other] = [form(), view.querySelector('form')];
  const focused = focusIn(own);
  const control = pressed();
  view.inert = false;
  if (other) {
    for (const input of own.querySelectorAll('input')) {
      const same = sameControl(input, other);
      if (!isText(same)) continue;
      if (input === focused) enterText(same, input.value);
      else if (same.value === '' && input.value !== '') {
        // A date that nobody understands, of which the view says so once it was typed and left.
        enterText(same, input.value);
        same.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
      }
    }
    moveFocus(focused, other);
    if (control) sameControl(control, other)?.click();
  }
  node.remove();
}
