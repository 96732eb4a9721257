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

/** The text of a date field while it is edited, and what becomes of it. */
export function useTypedDate(props: TypedDate) {
  const { value, onChange, format, parse } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState<string>();
  const [before, setBefore] = useState(value);
  const [problem, setProblem] = useState<string>();

  function type(text: string) {
    if (draft === undefined) setBefore(value);
    setDraft(text);
    setProblem(undefined);
    const date = text.trim() === '' ? '' : parse(text);
    if (date === undefined || date === value) return;
    if (date === '' || isSelectable(date, props)) onChange(date);
  }

  // What cannot be used is named in the message and gives way to the date from before; half-typed dates that were told
  // on the way ("2026-12-1") are taken back. Where there was no date the text stays, to be mended.
  function leave() {
    if (draft === undefined) return;
    const text = draft.trim();
    const date = parse(text);
    if (text === '' || (date !== undefined && isSelectable(date, props))) {
      setDraft(undefined);
      return;
    }
    setProblem(
      date === undefined ? t`“${text}” is not a date we understand` : t`${format(date)} is not available`,
    );
    if (before !== value) onChange(before);
    if (before !== '') setDraft(undefined);
  }

  function forget() {
    setDraft(undefined);
    setProblem(undefined);
  }

  return { text: draft ?? (value && format(value)), problem, type, leave, forget };
}
