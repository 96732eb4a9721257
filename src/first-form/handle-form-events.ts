import { wholeNumber } from '../lib/typed-text.ts';
import { setCount } from './draw-form.ts';
import { enterText, isText, type Control } from './entries.ts';

interface Answers {
  form: () => HTMLFormElement;
  /** Another direction, or a return trip, has other fields. */
  drawAgain: () => void;
  submit: () => void;
}

/**
 * Handles typing, choosing, counting, clearing and swapping. Any other control needs the view: returns a function that
 * returns the one that was pressed last. Ignores what surrounds the form: the notice why the view did not load, and the
 * page's own slotted content, which may contain a form.
 */
export function handleFormEvents(node: HTMLElement, { form, drawAgain, submit }: Answers) {
  let pressed: Control | undefined;
  const answers: Record<string, (control: Control | undefined, event: Event) => void> = {
    input: (control) => {
      pressed = undefined;
      if (!isText(control)) drawAgain();
      // The error of the previous value.
      control?.closest('.field')?.querySelector('.field-error')?.remove();
      control?.removeAttribute('aria-describedby');
      control?.removeAttribute('aria-invalid');
    },
    click: (control) => {
      const [action = '', field = ''] = control?.name.split('-') ?? [];
      const input = form().querySelector<HTMLInputElement>(`input[name='${field}']`);
      if (action === 'swap') swapPlaces(form());
      else if (input && action === 'clear') {
        enterText(input, '');
        input.focus();
      } else if (input && (action === 'less' || action === 'more')) step(input, action === 'more');
      else if (control?.localName !== 'input' || isText(control)) pressed = control;
    },
    keydown: (control, event) => {
      const { key } = event as KeyboardEvent;
      if (control?.role !== 'spinbutton' || !/^Arrow(Up|Down)$/.test(key)) return;
      event.preventDefault();
      step(control as HTMLInputElement, key === 'ArrowUp');
    },
    submit: (_, event) => {
      event.preventDefault();
      submit();
    },
  };
  for (const [type, answer] of Object.entries(answers)) {
    node.addEventListener(type, (event) => {
      const target = event.target as Element;
      if (form().contains(target))
        answer(target.closest<Control>('button, input, select') ?? undefined, event);
      else pressed = undefined;
    });
  }
  return () => pressed;
}

function step(input: HTMLInputElement, isUp: boolean): void {
  const count = wholeNumber(input.value) ?? Number(input.getAttribute('aria-valuenow'));
  setCount(input, count + (isUp ? 1 : -1));
}

function swapPlaces(form: HTMLFormElement): void {
  const [one, other] = form.querySelectorAll<HTMLInputElement>('[role=combobox]');
  if (one && other) [one.value, other.value] = [other.value, one.value];
}
