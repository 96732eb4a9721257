import { formatLocalDate } from '../lib/format-local-date.ts';
import { searchDateNames } from '../trip/search/search-dates.ts';
import { defaultDirection } from '../trip/search/place-fields.ts';
import { parseTypedNumber } from '../lib/parse-typed-number.ts';
import { dateLocaleOf } from '../i18n/date-locales.ts';
import { presetAttributes } from '../options/trip-attributes.ts';
import type { LanguageTag } from '../schema/language.ts';
import type { Direction } from '../schema/trip.ts';
import { airportDrawing, build, formDrawing, pastDateDrawing } from './drawing.ts';
import { setCount } from './counter.ts';
import type { Entries } from './entries.ts';

/**
 * Builds the search form in a language. `presets` are its defaults, to which a reset returns: their dates are `yyyy-MM-dd`
 * and formatted as in the view. `edits` are shown as the visitor has typed them.
 */
export function drawForm(language: LanguageTag, presets: Entries, edits: Entries): HTMLFormElement {
  const format = (date: string) => formatLocalDate(date, dateLocaleOf(language));
  // On the visitor's clock, as `yyyy-MM-dd`, which is how dates are written in Swedish.
  const today = new Date().toLocaleDateString('sv');
  const form = build(formDrawing, language) as HTMLFormElement;
  adaptFields(form, { ...presets, ...edits }, language);

  const defaults: Entries = { ...presets, mode: directionOf(presets) };
  for (const name of searchDateNames) {
    const date = presets[name];
    const input = fieldOf(form, name)?.querySelector('input');
    if (!date || !input) continue;
    defaults[name] = format(date);
    if (date < today && !(name in edits)) showPastDateError(input, format(today), language);
  }
  fill(form, defaults);
  for (const input of form.querySelectorAll('input')) {
    input.defaultValue = input.value;
    input.defaultChecked = input.checked;
  }
  fill(form, edits);
  return form;
}

/** Adapts a drawing from door to door with a return trip: other trips have an airport, or no return date. */
function adaptFields(form: HTMLFormElement, entries: Entries, language: LanguageTag): void {
  const direction = directionOf(entries);
  if (direction !== 'P2P') {
    const end = direction === 'A2H' ? 'pickup' : 'destination';
    fieldOf(form, end)?.replaceWith(build(airportDrawing, language));
    form.querySelector('[name=swap]')?.remove();
  }
  if (entries.returnDate === undefined) fieldOf(form, 'returnDate')?.remove();
}

function fieldOf(form: HTMLFormElement, name: string): Element | null | undefined {
  return form.querySelector(`[name=${name}]:not([type=checkbox])`)?.closest('.field');
}

function directionOf({ mode }: Entries): Direction {
  return presetAttributes.mode.parser.parse(mode) ?? defaultDirection;
}

/** Shows an error below a date, with a button that chooses today's date. */
function showPastDateError(input: HTMLInputElement, today: string, language: LanguageTag): void {
  const error = build(pastDateDrawing, language);
  const button = error.querySelector('button') as HTMLButtonElement;
  button.textContent = button.textContent.replace('{day}', today);
  button.name = `choose-${input.name}`;
  error.id = `${input.id}-error`;
  input.setAttribute('aria-describedby', error.id);
  input.setAttribute('aria-invalid', 'true');
  input.closest('.field')?.append(error);
}

function fill(form: HTMLFormElement, entries: Entries): void {
  for (const input of form.querySelectorAll('input')) {
    const { name, type, value, role } = input;
    if (!(name in entries)) continue;
    const text = entries[name];
    if (type === 'radio') input.checked = value === text;
    else if (type === 'checkbox') input.checked = text !== undefined;
    else input.value = text ?? value;
    const count = role === 'spinbutton' ? parseTypedNumber(input.value) : undefined;
    if (count !== undefined) setCount(input, count);
  }
}
