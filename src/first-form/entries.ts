/** What stands in a search form, by the names of its controls; a return trip has a `returnDate`, which may be empty. */
export type Entries = Partial<Record<string, string>>;

/** As the form would send it: of two values, such as a return trip and its date, the later one says more. */
export function entriesOf(form: HTMLFormElement): Entries {
  const sent = new FormData(form);
  // Its date goes only when the form is drawn again.
  if (form.querySelector('[name=returnDate][type=checkbox]:not(:checked)')) sent.delete('returnDate');
  return Object.fromEntries(sent) as Entries;
}

/** What of it differs from other entries; undefined for what is no longer there. */
export function changesIn(now: Entries, before: Entries): Entries {
  const names = Object.keys({ ...before, ...now }).filter((name) => now[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

/** With the direction that was on screen, where a place was entered that belongs to it. */
export function withDirection(entered: Entries, mode: string | undefined): Entries {
  return 'pickup' in entered || 'destination' in entered ? { ...entered, mode } : entered;
}

/** A control of a form that can be focused or pressed. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

/** The control of another form that has the same name and kind, in whichever language. */
export function sameControl({ name, type, value }: Control, form: HTMLFormElement): Control | undefined {
  return ([...form.elements] as Control[]).find(
    (other) => other.name === name && other.type === type && (type !== 'radio' || other.value === value),
  );
}

/** The control of a form that has the focus. */
export function focusIn(form: HTMLFormElement): Control | undefined {
  const { activeElement } = form.getRootNode() as ShadowRoot;
  return ([...form.elements] as Element[]).includes(activeElement as Element)
    ? (activeElement as Control)
    : undefined;
}

/** Moves the focus to the same control of another form, with its text, caret and selection. */
export function moveFocus(own: Control | undefined, form: HTMLFormElement): void {
  const other = own && sameControl(own, form);
  other?.focus({ preventScroll: true });
  if (!isText(own) || !isText(other)) return;
  enterText(other, own.value);
  other.setSelectionRange(own.selectionStart, own.selectionEnd, own.selectionDirection ?? 'none');
}

export function isText(control: Element | undefined): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'text';
}

/** As if it were typed. With the prototype's setter: React watches that of each field, and would not hear of the change. */
export function enterText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
