import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DateFieldProps } from './date-field.tsx';
import { isSelectable } from './date-limits.ts';

/** The text of a date field while it is edited, and what becomes of it. */
export function useTypedDate(props: DateFieldProps) {
  const { value, onChange, format, parse } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function type(text: string) {
    setDraft(text);
    setProblem(undefined);
    const date = text.trim() === '' ? '' : parse(text);
    if (date === undefined || date === value) return;
    if (date === '' || isSelectable(date, props)) onChange(date);
  }

  // What cannot be used is named in the message. It stays in the field too, unless a good date goes on being in force.
  function leave() {
    if (draft === undefined) return;
    const text = draft.trim();
    const date = parse(text);
    const isWrong = text !== '' && (date === undefined || !isSelectable(date, props));
    if (isWrong) {
      setProblem(
        date === undefined ? t`“${text}” is not a date we understand` : t`${format(date)} is not available`,
      );
    }
    setDraft(isWrong && value === '' ? draft : undefined);
  }

  function forget() {
    setDraft(undefined);
    setProblem(undefined);
  }

  return { text: draft ?? (value && format(value)), problem, type, leave, forget };
}
