import { useId } from 'react';
import { useErrorSummary } from './use-error-summary.ts';

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
