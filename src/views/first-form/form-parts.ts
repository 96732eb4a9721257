/** What the first form and the view's form consist of: both are drawn by the same components. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

export const directionsOf = (form: Element) => [
  ...form.querySelectorAll<HTMLInputElement>('.choice-set input'),
];
export const returnSwitchOf = (form: Element) =>
  form.querySelector<HTMLInputElement>('[role=switch]') as HTMLInputElement;
export const datesOf = (form: Element) => form.querySelector('.search-date') as Element;
export const placesOf = (form: Element) => [...form.querySelectorAll<HTMLInputElement>('[role=combobox]')];
export const passengersOf = (form: Element) => [...form.querySelectorAll<HTMLInputElement>('[type=number]')];
export const controlsOf = (form: Element) => [...form.querySelectorAll<Control>('input, select, button')];
/** The typed dates: of travel, and of the return if there is one. */
export const datesTypedIn = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('.control-wrapper input')].filter(
    (input) => input.role !== 'combobox',
  );

/** Tells the controls of a form apart, in whichever of the forms and in whichever language. */
export function nameOf(control: Control): string {
  const form = control.form as HTMLFormElement;
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
    control.localName,
    siblings.indexOf(control),
    control.type === 'radio' && control.value,
  ].join();
}

/** Whether it is switched or chosen, and its value stays the same. */
export const isChecked = ({ type }: Control) => /^(radio|checkbox)$/.test(type);

/** Whether something can be typed into it. */
export function isTyped(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && !isChecked(control);
}
