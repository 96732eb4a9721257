/** A control of a form that can be focused or pressed. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

/** The controls of a form. */
export function controlsOf(form: HTMLFormElement): Control[] {
  // The form also lists its fieldsets, but those have no name and are never focused.
  return [...form.elements] as Control[];
}

/**
 * The control of another form that has the same name and type and, as a radio button, the same value. The forms may be in
 * different languages.
 */
export function sameControl({ name, type, value }: Control, form: HTMLFormElement): Control | undefined {
  return controlsOf(form).find(
    (other) => other.name === name && other.type === type && (type !== 'radio' || other.value === value),
  );
}

/** The control of a form that has the focus; undefined if none has. */
export function focusedControl(form: HTMLFormElement): Control | undefined {
  const { activeElement } = form.getRootNode() as ShadowRoot;
  return controlsOf(form).find((control) => control === activeElement);
}

/** Moves the focus to the same control of another form, with caret and selection. */
export function moveFocus(from: Control | undefined, form: HTMLFormElement): void {
  const to = from && sameControl(from, form);
  to?.focus({ preventScroll: true });
  if (isTextInput(from) && isTextInput(to))
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

export function isTextInput(control: Element | undefined): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'text';
}

/**
 * Types into a field as the visitor would. It calls the prototype's setter, because React overrides that of each field and
 * ignores the events of changes made with it.
 */
export function typeText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
