/**
 * In a frame whose sandbox does not allow forms, the browser blocks submission before any event is dispatched. Our forms are
 * submitted by a click on their button, which Enter in a field triggers as well, and handled by scripts, so handling the
 * click is enough.
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
