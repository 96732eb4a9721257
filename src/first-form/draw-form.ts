import { formatLocalDate } from '../lib/date-text.ts';
import { searchDates } from '../trip/search/past-dates.ts';
import { wholeNumber } from '../lib/typed-text.ts';
import { dateLocaleOf } from '../i18n/date-locales.ts';
import type { Language } from '../schema/language.ts';
import * as drawing from './drawing.ts';
import type { Entries } from './entries.ts';

/**
 * The search form in a language. `given` are its defaults, to which a reset returns, with days as `yyyy-MM-dd`, formatted as
 * in the view; `entered` is shown as typed.
 */
export function drawForm(language: Language, given: Entries, entered: Entries): HTMLFormElement {
  const inWords = (day: string) => formatLocalDate(day, dateLocaleOf(language));
  const form = drawing.build(drawing.form, language) as HTMLFormElement;
  const field = (name: string) =>
    form.querySelector(`[name=${name}]:not([type=checkbox])`)?.closest('.field');
  const direction = directionOf({ ...given, ...entered });
  if (direction !== 'P2P') {
    const airport = drawing.build(drawing.airport, language);
    field(direction === 'A2H' ? 'pickup' : 'destination')?.replaceWith(airport);
    form.querySelector('[name=swap]')?.remove();
  }
  if ({ ...given, ...entered }.returnDate === undefined) field('returnDate')?.remove();

  // By the visitor's clock: Swedish dates are `yyyy-MM-dd`.
  const today = new Date().toLocaleDateString('sv');
  const asShown: Entries = { ...given, mode: directionOf(given) };
  for (const name of searchDates) {
    const [day, input] = [given[name], field(name)?.querySelector('input')];
    if (!day || !input) continue;
    asShown[name] = inWords(day);
    if (day < today && !(name in entered)) sayDayOver(input, inWords(today), language);
  }
  fill(form, asShown);
  for (const input of form.querySelectorAll('input')) {
    input.defaultValue = input.value;
    input.defaultChecked = input.checked;
  }
  fill(form, entered);
  return form;
}

function sayDayOver(input: HTMLInputElement, today: string, language: Language): void {
  const error = drawing.build(drawing.dayOver, language);
  const choose = error.querySelector('button') as HTMLButtonElement;
  choose.textContent = choose.textContent.replace('{day}', today);
  choose.name = `choose-${input.name}`;
  error.id = `${input.id}-error`;
  input.setAttribute('aria-describedby', error.id);
  input.setAttribute('aria-invalid', 'true');
  input.closest('.field')?.append(error);
}

const directionOf = ({ mode }: Entries) => /^(H2A|P2P)$/.exec(mode ?? '')?.[0] ?? 'A2H';

function fill(form: HTMLFormElement, entries: Entries): void {
  for (const input of form.querySelectorAll('input')) {
    const { name, type, value, role } = input;
    if (!(name in entries)) continue;
    const text = entries[name];
    if (type === 'radio') input.checked = value === text;
    else if (type === 'checkbox') input.checked = text !== undefined;
    else input.value = text ?? value;
    const count = role === 'spinbutton' ? wholeNumber(input.value) : undefined;
    if (count !== undefined) setCount(input, count);
  }
}

/** Shows a number within its limits, and disables the button that would exceed them. */
export function setCount(input: HTMLInputElement, wanted: number): void {
  const limit = (name: string) => Number(input.getAttribute(name));
  const [min, max] = [limit('aria-valuemin'), limit('aria-valuemax')];
  const count = Math.min(Math.max(wanted, min), max);
  input.value = String(count);
  input.setAttribute('aria-valuenow', input.value);
  const [less, more] = [input.previousElementSibling, input.nextElementSibling];
  if (less) less.ariaDisabled = count === min ? 'true' : null;
  if (more) more.ariaDisabled = count === max ? 'true' : null;
}
