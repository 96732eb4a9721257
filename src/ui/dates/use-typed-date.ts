import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dateLocales, type LanguageDateLocale } from '../../i18n/date-locales.ts';
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
  /** Called on blur with what is wrong with the typed text, and with undefined once the visitor edits that text. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  dateLocale: LanguageDateLocale;
  /** How an ambiguous date was read, if it was typed before this field existed. */
  reading?: DateReading | undefined;
}

/** The reading of an ambiguous date, whose day and month were both typed as numbers. */
interface DateReading {
  date: string;
  /** The date that results if day and month are swapped. */
  other: string;
}

/** The typed text until it is committed, or as long as it is wrong. */
interface Draft {
  text: string;
  problem?: string;
  /** Whether the problem is that the date is not selectable. */
  isUnselectable?: boolean;
  /** The dates that the field has had or reported since the draft began; any other date was set elsewhere. */
  knownDates: readonly string[];
}

/** The text of a date field, what is wrong with it, and the handlers that turn typed text into a date. */
export function useTypedDate(props: TypedDateProps) {
  const { value, onChange, onProblem, dateLocale } = props;
  const { t } = useLingui();
  const { languages } = useUi();
  const [draft, setDraft] = useState<Draft>();
  /** Undefined until the visitor has typed a date; null if the typed date is unambiguous. */
  const [typedReading, setTypedReading] = useState<DateReading | null>();
  const format = (isoDate: string) => formatLocalDate(isoDate, dateLocale);

  // A date that was set elsewhere replaces the typed text.
  if (draft && !draft.knownDates.includes(value)) setDraft(undefined);

  function handleInput(text: string) {
    if (draft?.problem) onProblem?.(undefined);
    const date = comparableText(text) === '' ? '' : parse(text);
    const other = readingsOf(text).find((reading) => reading !== date);
    setTypedReading(date && other !== undefined ? { date, other } : null);
    const shouldReport = date !== undefined && date !== value && (date === '' || isSelectable(date, props));
    const knownDates = draft?.knownDates ?? [value];
    setDraft({ text, knownDates: shouldReport ? [...knownDates, date] : knownDates });
    if (shouldReport) onChange(date);
  }

  /** Formats a selectable date in the usual way, and explains what is wrong with any other text. */
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
    setDraft({ text: draft.text, knownDates: ['', value], problem, isUnselectable: date !== undefined });
    onProblem?.(problem);
    // Otherwise the form would keep the previous date, or one that was reported while typing ("2026-12-1"), unnoticed.
    if (value !== '') onChange('');
  }

  /** The date that a text stands for, the selectable one if there are two readings. */
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
