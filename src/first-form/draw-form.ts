import { formatLocalDate } from '../domain/date-text.ts';
import { dateLocaleOf } from '../i18n/date-locales.ts';
import type { Language } from '../schema/language.ts';
import * as drawing from './drawing.ts';
import type { Entries } from './entries.ts';

/** By the visitor's clock: Swedish dates are `yyyy-MM-dd`. */
const today = () => new Date().toLocaleDateString('sv');

/**
 * The search form in a language. `given` stands in it as the view would show it, with days as `yyyy-MM-dd`; `entered`, if
 * there is such an entry, as it was typed.
 */
export function drawForm(language: Language, given: Entries, entered: Entries): HTMLFormElement {
  const inWords = (day: string) => formatLocalDate(day, dateLocaleOf(language));
  const entries = { ...given, ...entered };
  const form = drawing.build(drawing.form, language) as HTMLFormElement;
  const field = (name: string) =>
    form.querySelector(`[name=${name}]:not([type=checkbox])`)?.closest('.field');
  const mode = /^(H2A|P2P)$/.exec(entries.mode ?? '')?.[0] ?? 'A2H';
  if (mode !== 'P2P') {
    const airport = drawing.build(drawing.airport, language);
    field(mode === 'A2H' ? 'pickup' : 'destination')?.replaceWith(airport);
    form.querySelector('[name=swap]')?.remove();
  }
  if (entries.returnDate === undefined) field('returnDate')?.remove();
  for (const control of form.querySelectorAll('input')) {
    const { name, type, value, role } = control;
    const text = entries[name] ?? '';
    const isGivenDay = /date/i.test(name) && !(name in entered);
    if (type === 'radio') control.checked = value === mode;
    else if (type === 'checkbox') control.checked = entries.returnDate !== undefined;
    else if (role === 'spinbutton') setCount(control, text || value);
    else control.value = isGivenDay ? inWords(text) : text;
    if (type === 'text' && isGivenDay && text !== '' && text < today()) {
      const error = drawing.build(drawing.dayOver, language, { day: inWords(today()) });
      error.querySelector('button')?.setAttribute('name', `choose-${name}`);
      control.ariaInvalid = 'true';
      control.closest('.field')?.append(error);
    }
  }
  return form;
}

/** Shows a number within its limits; the button that leads beyond them is unavailable. What is no number stays to be corrected. */
export function setCount(input: HTMLInputElement, text: string): void {
  input.value = text;
  const limit = (name: string) => Number(input.getAttribute(name));
  const [min, max] = [limit('aria-valuemin'), limit('aria-valuemax')];
  const count = Math.min(Math.max(Number(text), min), max);
  if (Number.isNaN(count)) return;
  input.value = input.ariaValueNow = String(count);
  const [less, more] = [input.previousElementSibling, input.nextElementSibling];
  if (less) less.ariaDisabled = count <= min ? 'true' : null;
  if (more) more.ariaDisabled = count >= max ? 'true' : null;
}
