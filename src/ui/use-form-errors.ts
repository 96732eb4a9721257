import { useId } from 'react';
import { useErrorSummary } from './use-error-summary.ts';

/** What ties a field to the summary, and what is said beside the field. */
export interface FieldWiring {
  id: string;
  error: string | undefined;
}

/** What is missing in a form, said beside each field and in a summary that leads there. */
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
