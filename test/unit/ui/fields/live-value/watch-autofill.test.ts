import { afterEach, expect, it, vi } from 'vitest';
import { watchSilentEntries, liveControls } from '../../../../../src/ui/fields/live-value/watch-autofill.ts';

afterEach(() => document.body.replaceChildren());

/** A form with a field whose value changes without an event, and a button. */
function formWithButton() {
  document.body.innerHTML = '<form><input><button>Try again</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const field = { isSilent: false };
  const take = vi.fn(() => void (field.isSilent = false));
  const control = { isSilent: () => field.isSilent, take, leave: () => undefined };
  liveControls.set(form.querySelector('input') as Element, control);
  // As browsers do.
  const requestSubmit = form.requestSubmit.bind(form);
  form.requestSubmit = (submitter) => {
    if (submitter && !submitter.isConnected) throw new DOMException('Not of this form', 'NotFoundError');
    requestSubmit(submitter);
  };
  const stop = watchSilentEntries(document);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  return { form, button, field, take, sent, stop };
}

it('a form whose button has disappeared is submitted anyway, and read the next time as well', async () => {
  const { form, button, field, take, sent, stop } = formWithButton();
  take.mockImplementationOnce(() => {
    field.isSilent = false;
    button.remove();
  });
  field.isSilent = true;
  form.requestSubmit(button);
  expect(sent).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));

  field.isSilent = true;
  form.requestSubmit();
  expect(sent).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(take).toHaveBeenCalledTimes(2);
  stop();
});
