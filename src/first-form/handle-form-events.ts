import { isTextInput, typeText, type Control } from './controls.ts';
import { stepCount } from './counter.ts';

interface FormHandlers {
  /** Returns the form, which is replaced when it is redrawn. */
  currentForm: () => HTMLFormElement;
  /** Draws the form again after a choice that changes its fields, such as another direction. */
  redraw: () => void;
  submit: () => void;
}

/**
 * Handles typing, choosing, counting, clearing and swapping. All other controls need the view: the returned function tells
 * which of them was pressed last, unless the visitor has done something else since. Ignores what surrounds the form: the
 * notice that the view did not load, and the page's slotted content, which may contain another form.
 */
export function handleFormEvents(
  node: HTMLElement,
  { currentForm, redraw, submit }: FormHandlers,
): () => Control | undefined {
  let lastPressed: Control | undefined;
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (control: Control | undefined, event: HTMLElementEventMap[Type]) => void,
  ) => {
    node.addEventListener(type, (event) => {
      const target = event.target as Element;
      if (currentForm().contains(target))
        listener(target.closest<Control>('button, input, select') ?? undefined, event);
      else lastPressed = undefined;
    });
  };

  listen('input', (control) => {
    lastPressed = undefined;
    if (isTextInput(control)) removeError(control);
    else redraw();
  });
  listen('click', (control) => {
    const isHandled = control !== undefined && handleClick(control, currentForm());
    lastPressed = isHandled ? undefined : control;
  });
  listen('keydown', (control, event) => {
    const { key } = event;
    if (!isTextInput(control) || control.role !== 'spinbutton' || !/^Arrow(Up|Down)$/.test(key)) return;
    event.preventDefault();
    lastPressed = undefined;
    stepCount(control, key === 'ArrowUp' ? 1 : -1);
  });
  listen('submit', (_, event) => {
    event.preventDefault();
    submit();
  });
  return () => lastPressed;
}

/** Does what a control does when clicked; false if that needs the view. Buttons are named `clear-pickup`, `more-adults`. */
function handleClick(control: Control, form: HTMLFormElement): boolean {
  // The browser itself checks boxes and radio buttons. A click on a text field opens its list, which needs the view.
  if (control.localName === 'input') return !isTextInput(control);
  const [action = '', field = ''] = control.name.split('-');
  if (action === 'swap') {
    swapPlaces(form);
    return true;
  }
  const input = form.querySelector<HTMLInputElement>(`input[name='${field}']`);
  if (!input) return false;
  switch (action) {
    case 'clear':
      typeText(input, '');
      input.focus();
      break;
    case 'more':
      stepCount(input, 1);
      break;
    case 'less':
      stepCount(input, -1);
      break;
    default:
      return false;
  }
  return true;
}

/** Removes the error of a control's previous value. */
function removeError(control: Control): void {
  control.closest('.field')?.querySelector('.field-error')?.remove();
  control.removeAttribute('aria-describedby');
  control.removeAttribute('aria-invalid');
}

function swapPlaces(form: HTMLFormElement): void {
  const [from, to] = form.querySelectorAll<HTMLInputElement>('[role=combobox]');
  if (from && to) [from.value, to.value] = [to.value, from.value];
}
