/** What the first form and the view's form consist of: both are drawn by the same components. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;
/** What can be focused or clicked. */
export type Part = Control | HTMLAnchorElement;

export const directionsOf = (form: Element) => [
  ...form.querySelectorAll<HTMLInputElement>('.choice-set input'),
];
export const returnSwitchOf = (form: Element) =>
  form.querySelector<HTMLInputElement>('[role=switch]') as HTMLInputElement;
export const datesOf = (form: Element) => form.querySelector('.search-date') as Element;
export const placesOf = (form: Element) => [...form.querySelectorAll<HTMLInputElement>('[role=combobox]')];
export const passengersOf = (form: Element) => [
  ...form.querySelectorAll<HTMLInputElement>('[role=spinbutton]'),
];
export const controlsOf = (form: Element) => [...form.querySelectorAll<Control>('input, select, button')];
export const partsOf = (form: Element) => [...form.querySelectorAll<Part>('a, input, select, button')];
/** The typed dates: of travel, and of the return if there is one. */
export const datesTypedIn = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('.control-wrapper input')].filter(
    (input) => input.role !== 'combobox',
  );

/** Tells the parts of a form apart, in whichever of the forms and in whichever language. */
export function nameOf(part: Part): string {
  if (part instanceof HTMLAnchorElement || !part.form) return nameOutside(part);
  const control = part;
  const form = part.form;
  const box = control.closest('.field') ?? control.parentElement;
  const ends: (Element | undefined)[] = placesOf(form);
  // Of a single place, the direction tells which end of the trip it is.
  if (directionsOf(form).find(({ checked }) => checked)?.value === 'A2H') ends.unshift(undefined);
  ends[1] ??= undefined;
  const inputs = [...ends, ...passengersOf(form), ...datesTypedIn(form)];
  const siblings = [...(control.parentElement?.children ?? [])];
  return [
    box?.className,
    inputs.findIndex((input) => input && box?.contains(input)),
    control.className,
    siblings.indexOf(control),
    control.type === 'radio' && control.value,
  ].join();
}

/** What stands around a form is called differently by anybody; lists come in the same order in every language. */
function nameOutside(part: Part): string {
  if (part instanceof HTMLSelectElement) {
    const bar = part.closest('nav');
    return `list ${bar ? [...bar.querySelectorAll('select')].indexOf(part) : ''}`;
  }
  return `${part.localName} ${part.ariaLabel ?? part.textContent}`;
}

/** Whether it is switched or chosen, and its value stays the same. */
export const isChecked = ({ type }: Control) => /^(radio|checkbox)$/.test(type);

/** Whether something can be typed into it. */
export function isTyped(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && !isChecked(control);
}

/** What is no longer as the markup or the drawing has it, whether or not there was an event. */
export function changedIn(form: Element): Set<Control> {
  const changed = new Set(controlsOf(form).filter(isChanged));
  // A place belongs to the direction that was on screen.
  const chosen = directionsOf(form).find(({ checked }) => checked);
  if (chosen && placesOf(form).some((place) => changed.has(place))) changed.add(chosen);
  return changed;
}

export function isChanged(control: Control): boolean {
  if (!(control instanceof HTMLInputElement)) return false;
  return isChecked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
