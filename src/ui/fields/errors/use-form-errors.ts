import { useId } from 'react';
import { useErrorSummary } from './use-error-summary.ts';

/** The props by which a field shows its error and is found by the error summary. */
export interface FieldWiring {
  id: string;
  error: string | undefined;
}

/** The errors of a form, each shown below its field and in a summary that links to the fields. */
export function useFormErrors<Field extends string>(
  invalidFields: readonly Field[],
  messages: Readonly<Record<Field, string>>,
) {
  const formId = useId();
  const fieldId = (field: Field) => `${formId}-${field}`;
  const { summary, show } = useErrorSummary(
    invalidFields.map((field) => ({ fieldId: fieldId(field), message: messages[field] })),
  );
  return {
    summary,
    show,
    field: (field: Field): FieldWiring => ({
      id: fieldId(field),
      error: summary.errors.find((error) => error.fieldId === fieldId(field))?.message,
    }),
  };
}
