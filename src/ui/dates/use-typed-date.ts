import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dateLocales, type DateLocale } from '../../i18n/date-locales.ts';
import { dateOrder } from '../../lib/date-order.ts';
import { formatLocalDate } from '../../lib/date-text.ts';
import { readTypedDate } from '../../lib/typed-date.ts';
import { comparableText } from '../../lib/typed-text.ts';
import { useUi } from '../ui-context.ts';
import { isSelectable, type DateLimits } from './date-limits.ts';

/** All dates are `yyyy-MM-dd`. */
export interface TypedDateProps extends DateLimits {
  /** Empty if there is no date. */
  value: string;
  /** Called with every selectable date as soon as it is typed, and with an empty string when the field is cleared. */
  onChange: (isoDate: string) => void;
  /** Called on blur with what is wrong with the text, and with undefined once it is edited again. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  dateLocale: DateLocale;
  /** How an ambiguous date was read that was typed before this field existed. */
  reading?: DateReading | undefined;
}

/** An ambiguous date, whose day and month were both typed in numbers. */
interface DateReading {
  date: string;
  /** The date if the numbers are swapped. */
  other: string;
}

interface Draft {
  text: string;
  problem?: string;
  /** The problem is that the date is not selectable. */
  isUnselectable?: boolean;
  /** The initial date and all that were reported; another date can only have been set elsewhere. */
  ownDates: readonly string[];
}

/** The text of a date field while it is edited, and the date that it stands for. */
export function useTypedDate(props: TypedDateProps) {
  const { value, onChange, onProblem, dateLocale } = props;
  const { t } = useLingui();
  const { languages } = useUi();
  const [draft, setDraft] = useState<Draft>();
  /** Undefined until something is typed; null if that is unambiguous. */
  const [typedReading, setTypedReading] = useState<DateReading | null>();
  const format = (isoDate: string) => formatLocalDate(isoDate, dateLocale);

  // A date that was set elsewhere replaces the typed text.
  if (draft && !draft.ownDates.includes(value)) setDraft(undefined);

  function handleInput(text: string) {
    if (draft?.problem) onProblem?.(undefined);
    const date = comparableText(text) === '' ? '' : parse(text);
    const other = readingsOf(text).find((reading) => reading !== date);
    setTypedReading(date && other !== undefined ? { date, other } : null);
    const isReported = date !== undefined && date !== value && (date === '' || isSelectable(date, props));
    const ownDates = draft?.ownDates ?? [value];
    setDraft({ text, ownDates: isReported ? [...ownDates, date] : ownDates });
    if (isReported) onChange(date);
  }

  /** Replaces the text of a selectable date with its usual form, and explains what is wrong with any other. */
  function commit() {
    if (!draft || draft.problem) return;
    const text = draft.text.trim();
    const date = parse(text);
    if (comparableText(text) === '' || (date !== undefined && isSelectable(date, props))) {
      setDraft(undefined);
      return;
    }
    const problem =
      date === undefined ? t`“${text}” is not a date we understand.` : unselectableMessage(date);
    setDraft({ text: draft.text, ownDates: ['', value], problem, isUnselectable: date !== undefined });
    onProblem?.(problem);
    // Otherwise the previous date, or one that was reported while typing ("2026-12-1"), would be used unnoticed.
    if (value !== '') onChange('');
  }

  /** Prefers a selectable date if there are two readings. */
  function parse(text: string): string | undefined {
    const readings = readingsOf(text);
    return readings.find((date) => isSelectable(date, props)) ?? readings[0];
  }

  function readingsOf(text: string): string[] {
    return readTypedDate(text, dateLocales, dateOrder(languages()));
  }

  function unselectableMessage(date: string): string {
    const { min = '' } = props;
    const day = format(date);
    return date < min
      ? t`${day} is too soon. The earliest date you can book is ${format(min)}.`
      : t`${day} is not available. Please choose another day of the week.`;
  }

  function currentReading(): DateReading | undefined {
    const reading = typedReading === undefined ? props.reading : typedReading;
    if (!reading || reading.date !== value) return undefined;
    return { ...reading, other: isSelectable(reading.other, props) ? reading.other : '' };
  }

  return {
    text: draft?.text ?? (value && format(value)),
    problem: draft?.problem,
    isUnselectable: draft?.isUnselectable,
    /** How the current date was read if it is ambiguous; `other` is empty if it cannot be selected. */
    reading: currentReading(),
    isTyping: draft !== undefined,
    handleInput,
    commit,
    discardDraft: () => setDraft(undefined),
  };
}
