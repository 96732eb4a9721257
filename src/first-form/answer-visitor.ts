import { wholeNumber } from '../domain/typed-text.ts';
import { setCount } from './draw-form.ts';
import { enterText, isText, type Control } from './entries.ts';

interface Answers {
  form: () => HTMLFormElement;
  /** Another direction, or a return trip, has other fields. */
  drawAgain: () => void;
  submit: () => void;
}

/**
 * Lets the form answer typing, choosing, counting, clearing and swapping. Whatever else is pressed in it needs the view:
 * `pressed` is the last of it, for which the visitor still waits. Around the form are what says why the view does not come,
 * and what the page has put into slots, perhaps a form of its own: they are none of its business.
 */
export function answerVisitor(node: HTMLElement, { form, drawAgain, submit }: Answers) {
  let pressed: Control | undefined;

  const answers: Record<string, (event: Event) => void> = {
    input: ({ target }) => {
      pressed = undefined;
      const control = target as Control;
      if (!isText(control)) {
        drawAgain();
        return;
      }
      // What was said of another day.
      control.closest('.field')?.querySelector('.field-error')?.remove();
      control.ariaInvalid = null;
    },
    click: ({ target }) => {
      const control = (target as Element).closest<Control>('button, input, select');
      const [action = '', field = ''] = control?.name.split('-') ?? [];
      const input = form().querySelector<HTMLInputElement>(`input[name='${field}']`);
      if (action === 'swap') swapPlaces(form());
      else if (action === 'clear' && input) {
        enterText(input, '');
        input.focus();
      } else if (input && (action === 'less' || action === 'more')) step(input, action === 'less' ? -1 : 1);
      else if (control?.localName !== 'input' || isText(control)) pressed = control ?? undefined;
    },
    keydown: (event) => {
      const { target, key } = event as KeyboardEvent;
      if ((target as Element).role !== 'spinbutton' || !/^Arrow(Up|Down)$/.test(key)) return;
      event.preventDefault();
      step(target as HTMLInputElement, key === 'ArrowUp' ? 1 : -1);
    },
    submit: (event) => {
      event.preventDefault();
      submit();
    },
  };
  for (const [type, answer] of Object.entries(answers)) {
    node.addEventListener(type, (event) => {
      if (form().contains(event.target as Node)) answer(event);
      else pressed = undefined;
    });
  }

  return { pressed: () => pressed };
}

function step(input: HTMLInputElement, by: 1 | -1): void {
  setCount(input, String((wholeNumber(input.value) ?? Number(input.ariaValueNow)) + by));
}

function swapPlaces(form: HTMLFormElement): void {
  const [one, other] = form.querySelectorAll<HTMLInputElement>('[role=combobox]');
  if (one && other) [one.value, other.value] = [other.value, one.value];
}
