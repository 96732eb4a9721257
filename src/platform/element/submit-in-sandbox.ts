/**
 * In a frame whose sandbox does not allow forms, the browser drops what is to be sent before anybody hears of it. Our
 * forms are sent by the click on their button, which Enter in a field is as well, and by scripts from there on: so the
 * click is enough.
 */
export function submitInSandbox(view: HTMLElement, root: ShadowRoot): void {
  if (hearsOfForms(root)) return;
  view.addEventListener('click', (event) => {
    const button = event.composedPath().find((part) => part instanceof HTMLButtonElement);
    const form = button?.type === 'submit' ? button.form : null;
    if (!button || !form || event.defaultPrevented) return;
    event.preventDefault();
    const options = { bubbles: true, cancelable: true, submitter: button };
    form.dispatchEvent(new SubmitEvent('submit', options));
  });
}

/** Tries it with a form that nobody sees. */
function hearsOfForms(root: ShadowRoot): boolean {
  const form = document.createElement('form');
  form.hidden = true;
  let isHeard = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isHeard = true;
  });
  root.append(form);
  form.requestSubmit();
  form.remove();
  return isHeard;
}
