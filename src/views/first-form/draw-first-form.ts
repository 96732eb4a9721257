import { formatLocalDate } from '../../domain/date-text.ts';
import { wholeNumber } from '../../domain/typed-text.ts';
import { dateLocaleOf } from '../../i18n/date-locales.ts';
import type { TransfersBoxOptions } from '../../options/transfers-box-attributes.ts';
import type { Language } from '../../schema/language.ts';
import { adultsLimits, kidsLimits } from '../../schema/limits.ts';
import type { Direction } from '../../schema/transfer.ts';
import { buildElement } from './build-element.ts';
import type { Forms } from './description.ts';
import data from './forms.json';
import { changeDirection, emptied, fillPlace, setCount, showEnd, showReturnDate } from './form-fields.ts';
import {
  datesTypedIn,
  directionsOf,
  isChanged,
  isTyped,
  passengersOf,
  placesOf,
  returnSwitchOf,
  type Control,
} from './form-parts.ts';
import type { RememberedChoices } from './remembered-choices.ts';
import { createSpeech } from './speech.ts';
import type { Doings } from './take-over.ts';

const { words, forms, dayOver } = data as unknown as Forms;

/** By the visitor's clock: Swedish dates are `yyyy-MM-dd`. */
const today = () => new Date().toLocaleDateString('sv');

type FormOptions = Partial<Pick<TransfersBoxOptions, 'layout' | 'mode' | 'adults' | 'kids' | 'date'>>;

/** The form as the build has drawn it, which answers to typing, choosing and counting. */
export function drawFirstForm(document: Document, first: Language) {
  const doings: Doings = { changed: new Set(), clicked: undefined };
  const { say, speak } = createSpeech(words, first);
  /** What its fields were given, as `yyyy-MM-dd`. */
  const dates = new Map<HTMLInputElement, string>();
  let language = first;
  let direction: Direction = 'A2H';
  let shown: Partial<FormOptions> = {};

  const draw = (one: Direction) => buildElement(document, forms[one], say) as HTMLElement;
  const formOf = (drawn: HTMLElement) => drawn.querySelector('form') as HTMLFormElement;
  const inner = draw(direction);
  const form = emptied(formOf(inner));

  const setDirection = (next: Direction) => {
    if (next === direction) return;
    changeDirection(form, direction, next, formOf(draw(next)));
    for (const place of placesOf(form)) if (place.value !== '') doings.changed.add(place);
    direction = next;
  };

  form.addEventListener('input', ({ target }) => {
    const control = target as Control;
    doings.changed.add(control);
    sayIfOver(control);
    doings.clicked = undefined;
    if (isTyped(control)) showEnd(control);
    // A place belongs to the direction that was on screen, whichever the tab remembers.
    const chosen = directionsOf(form).find(({ checked }) => checked);
    if (chosen && control.role === 'combobox') doings.changed.add(chosen);
    if (control.type === 'checkbox') showReturnDate(form);
    if (control.type === 'radio') setDirection(control.value as Direction);
  });

  const countBy = (input: HTMLInputElement, by: 1 | -1) => {
    const before = wholeNumber(input.value) ?? Number(input.getAttribute('aria-valuenow'));
    setCount(input, before + by);
    doings.changed.add(input);
  };

  form.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!passengersOf(form).some((input) => input === target) || !/^Arrow(Up|Down)$/.test(key)) return;
    event.preventDefault();
    countBy(target as HTMLInputElement, key === 'ArrowUp' ? 1 : -1);
  });

  /** Counts, clears and swaps; any other click needs the view, which carries out the last one. */
  form.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<Control>('button, input, select');
    const counted = control?.closest('.stepper')?.querySelector('input');
    const place = control?.closest('.control')?.querySelector<HTMLInputElement>('[role=combobox]');
    if (counted && control?.localName === 'button') {
      countBy(counted, control.nextElementSibling ? -1 : 1);
    } else if (place && control?.localName === 'button') {
      fillPlace(place, '');
      doings.changed.add(place);
      place.focus();
    } else if (control?.parentElement === form && control.type === 'button') {
      const [one, other] = placesOf(form).map(({ value }) => value);
      placesOf(form).forEach((end, index) => fillPlace(end, (index === 0 ? other : one) ?? ''));
      placesOf(form).forEach((end) => doings.changed.add(end));
    } else if (control && (control.localName === 'button' || isTyped(control))) doings.clicked = control;
  });

  /** What an earlier page of the tab has left, before any option. */
  const remember = ({ mode, places, days = ['', ''], wantsReturn, adults, kids }: RememberedChoices) => {
    const known = directionsOf(form).find(({ value }) => value === mode);
    if (known) setDirection(known.value as Direction);
    for (const place of placesOf(form)) fillPlace(place, places?.[place.name] ?? '');
    const returns = returnSwitchOf(form);
    returns.checked = returns.defaultChecked = Boolean(wantsReturn);
    showReturnDate(form);
    datesTypedIn(form).forEach((input, index) => writeDate(input, days[index]));
    passengersOf(form).forEach((input, index) =>
      setCount(input, [adults, kids][index] ?? Number(input.value)),
    );
  };

  const inWords = (date: string) => formatLocalDate(date, dateLocaleOf(language));

  const writeDate = (input: HTMLInputElement | undefined, date = '') => {
    if (!input) return;
    dates.set(input, date);
    input.value = input.defaultValue = inWords(date);
    sayIfOver(input, date);
  };

  /** As the view does. Of what is being typed nothing is said. */
  const sayIfOver = (input: Control, date = '') => {
    const field = input.closest('.field');
    const isOver = date !== '' && date < today();
    field?.querySelector('.field-error')?.remove();
    input.ariaInvalid = isOver ? 'true' : null;
    if (!isOver) return;
    const said = buildElement(document, dayOver, say);
    said.querySelector('button')?.append(inWords(today()));
    field?.append(said);
  };

  const show = (options: FormOptions, next: Language) => {
    const before = shown;
    const has = (name: keyof FormOptions) => options[name] !== before[name];
    shown = options;
    language = next;
    speak(language);
    for (const [input, date] of dates)
      if (!doings.changed.has(input) && !isChanged(input)) writeDate(input, date);
    form.dataset.layout = options.layout;
    if (has('mode')) setDirection(options.mode ?? 'A2H');
    const [adults, kids] = passengersOf(form);
    if (adults && has('adults')) setCount(adults, options.adults ?? adultsLimits.initial);
    if (kids && has('kids')) setCount(kids, options.kids ?? kidsLimits.initial);
    if (has('date')) writeDate(datesTypedIn(form)[0], options.date);
  };

  return { inner, form, doings, remember, show };
}
