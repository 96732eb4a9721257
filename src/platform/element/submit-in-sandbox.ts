/**
 * Dispatches the `submit` events of a view's forms in a frame whose sandbox does not allow forms: there, the browser blocks
 * submission before it dispatches any event. Handling the clicks on submit buttons is enough, because Enter in a field clicks
 * its form's button, and our forms are handled by scripts.
 */
export function submitInSandbox(view: HTMLElement, root: ShadowRoot): void {
  if (formsAreAllowed(root)) return;
  view.addEventListener('click', (event) => {
    const button = event.composedPath().find((target) => target instanceof HTMLButtonElement);
    const form = button?.type === 'submit' ? button.form : null;
    if (!button || !form || event.defaultPrevented) return;
    event.preventDefault();
    const options = { bubbles: true, cancelable: true, submitter: button };
    form.dispatchEvent(new SubmitEvent('submit', options));
  });
}

/** Submits a hidden form, which dispatches an event only if forms are allowed. */
function formsAreAllowed(root: ShadowRoot): boolean {
  const form = document.createElement('form');
  form.hidden = true;
  let isAllowed = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isAllowed = true;
  });
  root.append(form);
  form.requestSubmit();
  form.remove();
  return isAllowed;
}
