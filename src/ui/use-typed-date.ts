import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSelectable, type DateLimits } from './date-limits.ts';

export interface TypedDate extends DateLimits {
  /** `yyyy-MM-dd`, or empty. Dates are text: no time zone ever moves them. */
  value: string;
  /** Told every selectable date at once, and an empty text when the field is emptied. */
  onChange: (isoDate: string) => void;
  /** Told what is wrong with the text when the field is left, and nothing once it is typed in again. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  format: (isoDate: string) => string;
  parse: (typed: string) => string | undefined;
}

interface Draft {
  text: string;
  problem?: string;
  /** The date from before and those that were told since: any other comes from elsewhere. */
  dates: readonly string[];
}

/** The text of a date field while it is edited, and what becomes of it. */
export function useTypedDate(props: TypedDate) {
  const { value, onChange, onProblem, format, parse } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>();
  const forget = () => setDraft(undefined);
  // A date that comes from elsewhere replaces what was typed.
  if (draft && !draft.dates.includes(value)) forget();

  function type(text: string) {
    const dates = draft?.dates ?? [value];
    if (draft?.problem) onProblem?.(undefined);
    const date = text.trim() === '' ? '' : parse(text);
    const isNew = date !== undefined && date !== value && (date === '' || isSelectable(date, props));
    setDraft({ text, dates: isNew ? [...dates, date] : dates });
    if (isNew) onChange(date);
  }

  // What cannot be used stays, to be mended, and counts as no date: neither the one from before nor a half-typed one that
  // was told on the way ("2026-12-1") may go on unseen.
  function leave() {
    if (!draft || draft.problem) return;
    const text = draft.text.trim();
    const date = parse(text);
    if (text === '' || (date !== undefined && isSelectable(date, props))) {
      forget();
      return;
    }
    const problem = date === undefined ? t`“${text}” is not a date we understand` : refusal(date);
    setDraft({ ...draft, dates: ['', value], problem });
    onProblem?.(problem);
    if (value !== '') onChange('');
  }

  function refusal(date: string): string {
    const { min = '' } = props;
    const day = format(date);
    return date < min
      ? t`${day} is not available. The first date is ${format(min)}.`
      : t`${day} is not available. Please choose another day of the week.`;
  }

  return { text: draft?.text ?? (value && format(value)), problem: draft?.problem, type, leave, forget };
}
