import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatLocalDate } from '../../lib/date-text.ts';
import { dateOrder } from '../../lib/date-order.ts';
import { readTypedDate } from '../../lib/typed-date.ts';
import { comparableText } from '../../lib/typed-text.ts';
import { dateLocales, type DateLocale } from '../../i18n/date-locales.ts';
import { isSelectable, type DateLimits } from './date-limits.ts';
import { useUi } from '../ui-context.ts';

export interface TypedDate extends DateLimits {
  /** `yyyy-MM-dd`, or empty. Dates are text, so that no time zone shifts them. */
  value: string;
  /** Called immediately with every selectable date, and with an empty string when the field is cleared. */
  onChange: (isoDate: string) => void;
  /** Called on blur with the problem of the text, and with undefined once typing resumes. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  dateLocale: DateLocale;
  /** How a date that was typed elsewhere was read. */
  reading?: DateReading | undefined;
}

/** An ambiguous date: day and month were written in numbers. */
export interface DateReading {
  date: string;
  other: string;
}

interface Draft {
  text: string;
  problem?: string;
  /** The text is a date, but not a selectable one. */
  isRefused?: boolean;
  /** The initial date and those reported since; any other date was set from outside. */
  dates: readonly string[];
}

/** The text of a date field while it is edited, and the date that results from it. */
export function useTypedDate(props: TypedDate) {
  const { value, onChange, onProblem, dateLocale } = props;
  const format = (isoDate: string) => formatLocalDate(isoDate, dateLocale);
  const [own, setOwn] = useState<DateReading | 'clear'>();
  const reading = own === 'clear' ? undefined : (own ?? props.reading);
  const { languages } = useUi();
  const readingsOf = (typed: string) => readTypedDate(typed, dateLocales, dateOrder(languages()));
  // Of two readings, an unselectable one is not meant.
  const parse = (typed: string) => {
    const readings = readingsOf(typed);
    return readings.find((date) => isSelectable(date, props)) ?? readings[0];
  };
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>();
  const forget = () => setDraft(undefined);
  // A date from elsewhere replaces the typed text.
  if (draft && !draft.dates.includes(value)) forget();

  function type(text: string) {
    const dates = draft?.dates ?? [value];
    if (draft?.problem) onProblem?.(undefined);
    const date = comparableText(text) === '' ? '' : parse(text);
    const other = readingsOf(text).find((one) => one !== date);
    setOwn(date && other !== undefined ? { date, other } : 'clear');
    const isNew = date !== undefined && date !== value && (date === '' || isSelectable(date, props));
    setDraft({ text, dates: isNew ? [...dates, date] : dates });
    if (isNew) onChange(date);
  }

  // Invalid text stays so that it can be corrected, and counts as no date: neither the previous date nor a partial one that
  // was reported while typing ("2026-12-1") may be used unnoticed.
  function leave() {
    if (!draft || draft.problem) return;
    const text = draft.text.trim();
    const date = parse(text);
    if (comparableText(text) === '' || (date !== undefined && isSelectable(date, props))) {
      forget();
      return;
    }
    const problem = date === undefined ? t`“${text}” is not a date we understand.` : refusal(date);
    setDraft({ ...draft, dates: ['', value], problem, isRefused: date !== undefined });
    onProblem?.(problem);
    if (value !== '') onChange('');
  }

  function refusal(date: string): string {
    const { min = '' } = props;
    const day = format(date);
    return date < min
      ? t`${day} is too soon. The earliest date you can book is ${format(min)}.`
      : t`${day} is not available. Please choose another day of the week.`;
  }

  return {
    text: draft?.text ?? (value && format(value)),
    problem: draft?.problem,
    isRefused: draft?.isRefused,
    /**
     * How the current date was read if it is ambiguous, and the other reading, which is empty if it is not selectable.
     */
    reading:
      reading && reading.date === value
        ? { ...reading, other: isSelectable(reading.other, props) ? reading.other : '' }
        : undefined,
    isTyping: draft !== undefined,
    type,
    leave,
    forget,
  };
}
