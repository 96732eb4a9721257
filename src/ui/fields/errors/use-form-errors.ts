import { useId, useRef, useState } from 'react';
import type { FieldError } from './error-summary.tsx';

/** Links a field to the summary, and supplies the message beside the field. */
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
  const { summary, show } = useErrorSummary(errors);
  return {
    summary,
    show,
    field: (field: Field): FieldWiring => ({
      id: fieldId(field),
      error: summary.errors.find((error) => error.fieldId === fieldId(field))?.message,
    }),
  };
}

/**
 * The summary of current errors. It is filled and focused when the visitor submits the form. Until the next submission it
 * only gets shorter, so that nothing appears above the field in which the visitor is typing.
 */
export function useErrorSummary(errors: readonly FieldError[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState<readonly string[] | 'all'>([]);
  const shown = listed === 'all' ? errors : errors.filter(({ fieldId }) => listed.includes(fieldId));
  if (listed === 'all' || shown.length < listed.length) setListed(shown.map(({ fieldId }) => fieldId));
  return {
    summary: { ref, errors: shown },
    show: () => {
      setListed('all');
      requestAnimationFrame(() => ref.current?.focus());
    },
  };
}
