import type { Direction } from '../../schema/transfer.ts';
import { datesOf, directionsOf, placesOf, returnSwitchOf } from './form-parts.ts';

const ends = new WeakMap<Element, Element>();
const returnFields = new WeakMap<Element, Element>();

/** Takes out what the drawn form shows only once something was entered. */
export function emptied<Form extends HTMLElement>(form: Form): Form {
  for (const place of placesOf(form)) {
    const end = place.nextElementSibling;
    if (end) ends.set(place, end);
    showEnd(place);
  }
  const returnField = datesOf(form).nextElementSibling;
  if (returnField) returnFields.set(form, returnField);
  returnField?.remove();
  return form;
}

/** A place that is filled in can be cleared. */
export function showEnd(place: HTMLInputElement): void {
  const end = ends.get(place);
  if (end && place.value !== '') place.after(end);
  else end?.remove();
}

export function fillPlace(place: HTMLInputElement, text: string): void {
  place.value = place.defaultValue = text;
  showEnd(place);
}

/** A return trip has a date of its own. */
export function showReturnDate(form: HTMLElement): void {
  const field = returnFields.get(form);
  if (field && returnSwitchOf(form).checked) datesOf(form).after(field);
  else field?.remove();
}

/** Sets a number within its limits; the button that leads beyond them is unavailable. */
export function setCount(input: HTMLInputElement, count: number): void {
  const limit = (name: string) => Number(input.getAttribute(name));
  const [min, max] = [limit('aria-valuemin'), limit('aria-valuemax')];
  const allowed = Math.min(Math.max(count || min, min), max);
  input.value = input.defaultValue = String(allowed);
  input.setAttribute('aria-valuenow', input.value);
  for (const [button, isAtLimit] of [
    [input.previousElementSibling, allowed <= min],
    [input.nextElementSibling, allowed >= max],
  ] as const) {
    if (isAtLimit) button?.setAttribute('aria-disabled', 'true');
    else button?.removeAttribute('aria-disabled');
  }
}

/** Gives the form the places of another direction, drawn for it. As in the view, the hotel stays the hotel. */
export function changeDirection(form: HTMLElement, from: Direction, to: Direction, drawn: HTMLElement): void {
  const texts = placesOf(form).map(({ value }) => value);
  const [pickup = '', destination = ''] = from === 'A2H' ? ['', ...texts] : texts;
  const hotel = from === 'A2H' ? destination : pickup;
  const kept = { A2H: from === 'H2A' ? [hotel] : [destination], H2A: [hotel], P2P: [pickup, destination] }[
    to
  ];
  placeFields(form).forEach((field) => field.remove());
  datesOf(form).before(...placeFields(emptied(drawn)));
  placesOf(form).forEach((place, index) => fillPlace(place, kept[index] ?? ''));
  directionsOf(form).forEach((radio) => (radio.checked = radio.defaultChecked = radio.value === to));
}

/** What stands between the direction and the dates. */
function placeFields(form: HTMLElement): Element[] {
  const fields = [...form.children];
  return fields.slice(1, fields.indexOf(datesOf(form)));
}
