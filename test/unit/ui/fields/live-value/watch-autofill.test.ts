import { afterEach, expect, it, vi } from 'vitest';
import { liveControls } from '../../../../../src/ui/fields/live-value/live-controls.ts';
import { watchAutofill } from '../../../../../src/ui/fields/live-value/watch-autofill.ts';

afterEach(() => document.body.replaceChildren());

/** A form with a button and a field that can be autofilled. */
function formWithButton() {
  document.body.innerHTML = '<form><input><button>Try again</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const field = { isAutofilled: false };
  const report = vi.fn(() => void (field.isAutofilled = false));
  liveControls.set(form.querySelector('input') as Element, {
    hasUnreportedValue: () => field.isAutofilled,
    report,
    finishEdit: () => undefined,
  });
  // As browsers do.
  const requestSubmit = form.requestSubmit.bind(form);
  form.requestSubmit = (submitter) => {
    if (submitter && !submitter.isConnected) throw new DOMException('Not of this form', 'NotFoundError');
    requestSubmit(submitter);
  };
  const stop = watchAutofill(document);
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  return { form, button, field, report, submitted, stop };
}

it('submits the form even if its button has disappeared, and reports the next autofill as well', async () => {
  const { form, button, field, report, submitted, stop } = formWithButton();
  report.mockImplementationOnce(() => {
    field.isAutofilled = false;
    button.remove();
  });
  field.isAutofilled = true;
  form.requestSubmit(button);
  expect(submitted).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));

  field.isAutofilled = true;
  form.requestSubmit();
  expect(submitted).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));
  expect(report).toHaveBeenCalledTimes(2);
  stop();
});
