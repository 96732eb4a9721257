import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSelectable, type DateLimits } from './date-limits.ts';

export interface TypedDate extends DateLimits {
  /** `yyyy-MM-dd`, or empty. Dates are text: no time zone ever moves them. */
  value: string;
  /** Told every selectable date at once, and an empty text when the field is emptied. */
  onChange: (isoDate: string) => void;
  format: (isoDate: string) => string;
  parse: (typed: string) => string | undefined;
}

interface Draft {
  /** Undefined once the field shows its date again. */
  text: string | undefined;
  problem?: string;
  /** The date from before and those that were told since: any other comes from elsewhere. */
  dates: readonly string[];
}

/** The text of a date field while it is edited, and what becomes of it. */
export function useTypedDate(props: TypedDate) {
  const { value, onChange, format, parse } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>();
  const forget = () => setDraft(undefined);
  // A date that comes from elsewhere replaces what was typed.
  if (draft && !draft.dates.includes(value)) forget();

  function type(text: string) {
    const { dates } = draft && !draft.problem ? draft : { dates: [value] };
    const date = text.trim() === '' ? '' : parse(text);
    const isNew = date !== undefined && date !== value && (date === '' || isSelectable(date, props));
    setDraft({ text, dates: isNew ? [...dates, date] : dates });
    if (isNew) onChange(date);
  }

  // What cannot be used is named in the message and gives way to the date from before; half-typed dates that were told
  // on the way ("2026-12-1") are taken back. Where there was no date the text stays, to be mended.
  function leave() {
    if (draft?.text === undefined || draft.problem) return;
    const text = draft.text.trim();
    const [before = ''] = draft.dates;
    const date = parse(text);
    if (text === '' || (date !== undefined && isSelectable(date, props))) {
      forget();
      return;
    }
    const problem =
      date === undefined ? t`“${text}” is not a date we understand` : t`${format(date)} is not available`;
    setDraft({ ...draft, text: before ? undefined : draft.text, problem });
    if (before !== value) onChange(before);
  }

  return { text: draft?.text ?? (value && format(value)), problem: draft?.problem, type, leave, forget };
}
