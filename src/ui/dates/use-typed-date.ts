import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LanguageDateLocale } from '../../i18n/date-locales.ts';
import { formatLocalDate } from '../../lib/format-local-date.ts';
import { hasPassed, isSelectable } from './date-limits.ts';
import { useDateReading, type DateReadingProps } from './use-date-reading.ts';

/** All dates are `yyyy-MM-dd`. */
export interface TypedDateProps extends DateReadingProps {
  /**
   * Called with every selectable date as soon as it is typed; with an empty string when the field is cleared, or when the text
   * that was entered turns out to be wrong.
   */
  onChange: (isoDate: string) => void;
  /** Called on blur, Enter and autofill with what is wrong with the typed text, and on every edit with undefined. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  dateLocale: LanguageDateLocale;
}

/** The typed text until it is committed, or as long as it is wrong. */
interface Draft {
  text: string;
  problem?: {
    message: string;
    /** Whether the text is a date, but one that cannot be selected. */
    isUnselectable: boolean;
  };
  /** The dates that the field has had or reported since the draft began; any other date was set elsewhere. */
  knownDates: readonly string[];
}

/** The text of a date field, what is wrong with it, and the handlers that turn typed text into a date. */
export function useTypedDate(props: TypedDateProps) {
  const { value, onChange, onProblem, dateLocale, min = '' } = props;
  const { t } = useLingui();
  const { parse, parseAndRemember, ambiguousDate } = useDateReading(props);
  const [draft, setDraft] = useState<Draft>();
  const format = (isoDate: string) => formatLocalDate(isoDate, dateLocale);

  // A date that was set elsewhere replaces the typed text.
  if (draft && !draft.knownDates.includes(value)) setDraft(undefined);

  function handleInput(text: string) {
    onProblem?.(undefined);
    const { date } = parseAndRemember(text);
    const knownDates = draft?.knownDates ?? [value];
    const shouldReport = date !== undefined && date !== value && isAllowed(date);
    setDraft({ text, knownDates: shouldReport ? [...knownDates, date] : knownDates });
    if (shouldReport) onChange(date);
  }

  /** Formats a selectable date in the usual way, and explains what is wrong with any other text. */
  function commit() {
    if (!draft || draft.problem) return;
    const text = draft.text.trim();
    const { date } = parse(text);
    if (date !== undefined && isAllowed(date)) {
      setDraft(undefined);
      return;
    }
    const message =
      date === undefined ? t`“${text}” is not a date we understand.` : unselectableMessage(date);
    const problem = { message, isUnselectable: date !== undefined };
    setDraft({ text: draft.text, knownDates: ['', value], problem });
    onProblem?.(message);
    // Otherwise the form would keep the previous date, or one that was reported while typing ("2026-12-1"), unnoticed.
    if (value !== '') onChange('');
  }

  function isAllowed(date: string): boolean {
    return date === '' || isSelectable(date, props);
  }

  function unselectableMessage(date: string): string {
    const day = format(date);
    return date < min
      ? t`${day} is too soon. The earliest date you can book is ${format(min)}.`
      : t`${day} is not available. Please choose another day of the week.`;
  }

  /** Replaces the typed text by a date. */
  function choose(isoDate: string) {
    setDraft(undefined);
    onProblem?.(undefined);
    onChange(isoDate);
  }

  const dateHasPassed = !draft && hasPassed(value, props);
  return {
    text: draft?.text ?? (value && format(value)),
    /** What is wrong with the typed text or with the selected date. */
    problem: dateHasPassed ? t`This date has passed.` : draft?.problem?.message,
    /** Whether the problem is the date itself, in place of which another one can be offered. */
    needsOtherDate: dateHasPassed || draft?.problem?.isUnselectable === true,
    ambiguousDate,
    handleInput,
    commit,
    choose,
  };
}
