/** The values of a search form, by the names of its controls; a return trip has a `returnDate`, which may be empty. */
export type Entries = Partial<Record<string, string>>;

/** A control of a form that can be focused or pressed. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

const controlsOf = (form: HTMLFormElement) => [...form.elements] as Control[];

/** As the form would submit it: of two values, such as a return trip and its date, the later one is more specific. */
export function entriesOf(form: HTMLFormElement): Entries {
  const sent = new FormData(form);
  // Its date field disappears only with the next rendering.
  if (form.querySelector('[name=returnDate][type=checkbox]:not(:checked)')) sent.delete('returnDate');
  return Object.fromEntries(sent) as Entries;
}

/**
 * What differs from the form's defaults, or has differed `before`, to which it is added; undefined for what was cleared. A
 * place belongs to the direction on screen.
 */
export function enteredIn(form: HTMLFormElement, before: Entries): Entries {
  const asGiven = form.cloneNode(true) as HTMLFormElement;
  asGiven.reset();
  const [now, given] = [entriesOf(form), entriesOf(asGiven)];
  // If only one place was entered and its end has changed, it is still the hotel.
  if (now.mode === 'H2A') now.pickup ??= now.destination;
  if (now.mode === 'A2H') now.destination ??= now.pickup;
  const differs = (name: string) => name in before || now[name] !== given[name];
  const hasPlace = differs('pickup') || differs('destination');
  const names = [...Object.keys(now), ...controlsOf(form).map(({ name }) => name)];
  const entered = names.filter((name) => differs(name) || (name === 'mode' && hasPlace));
  const here = Object.fromEntries(entered.map((name) => [name, now[name]]));
  Object.assign(before, here);
  return here;
}

/** The control of another form that has the same name and kind, in any language. */
export function sameControl({ name, type, value }: Control, form: HTMLFormElement): Control | undefined {
  return controlsOf(form).find(
    (other) => other.name === name && other.type === type && (type !== 'radio' || other.value === value),
  );
}

/** The control of a form that has the focus. */
export function focusIn(form: HTMLFormElement): Control | undefined {
  return controlsOf(form).find((control) => control === (form.getRootNode() as ShadowRoot).activeElement);
}

/** Moves the focus to the same control of another form, with caret and selection. */
export function moveFocus(own: Control | undefined, form: HTMLFormElement): void {
  const other = own && sameControl(own, form);
  other?.focus({ preventScroll: true });
  if (isText(own) && isText(other))
    other.setSelectionRange(own.selectionStart, own.selectionEnd, own.selectionDirection ?? 'none');
}

export function isText(control: Element | undefined): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'text';
}

/** As if it were typed. Uses the prototype's setter: React overrides that of each field, and would miss the change. */
export function enterText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
