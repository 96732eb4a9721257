import { useId, useRef, useState } from 'react';
import type { FieldError } from './error-summary.tsx';

/** Links a field to the summary, and holds the message beside the field. */
export interface FieldWiring {
  id: string;
  error: string | undefined;
}

/** The errors of a form, shown beside each field and in a summary that links to them. */
export function useFormErrors<Field extends string>(
  missing: readonly Field[],
  texts: Readonly<Record<Field, string>>,
) {
  const formId = useId();
  const fieldId = (field: Field) => `${formId}-${field}`;
  const errors = missing.map((field) => ({ fieldId: fieldId(field), message: texts[field] }));
  const { summary, tell } = useErrorSummary(errors);
  return {
    summary,
    tell,
    field: (field: Field): FieldWiring => ({
      id: fieldId(field),
      error: summary.errors.find((error) => error.fieldId === fieldId(field))?.message,
    }),
  };
}

/**
 * The summary of current errors. It is set and focused when the visitor submits the form. Until the next submission it
 * only gets shorter, so that nothing appears above the field in which the visitor is typing.
 */
export function useErrorSummary(errors: readonly FieldError[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<readonly string[] | 'all'>([]);
  const shown = told === 'all' ? errors : errors.filter(({ fieldId }) => told.includes(fieldId));
  if (told === 'all' || shown.length < told.length) setTold(shown.map(({ fieldId }) => fieldId));
  return {
    summary: { ref, errors: shown },
    tell: () => {
      setTold('all');
      requestAnimationFrame(() => ref.current?.focus());
    },
  };
}
