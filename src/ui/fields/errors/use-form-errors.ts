import { useId } from 'react';
import { useErrorSummary } from './use-error-summary.ts';

/** The props of a field that shows its error, and to which the error summary can link. */
export interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/** The errors of a form: a summary that links to the fields, and below each field the error that the summary lists. */
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
    /** The props of the `ErrorSummary`. */
    summary,
    /** Shows all errors and focuses the summary; for an attempt to submit the form. */
    show,
    /** The props of a field. */
    field: (field: Field): FieldErrorProps => ({
      id: fieldId(field),
      error: summary.errors.find((error) => error.fieldId === fieldId(field))?.message,
    }),
  };
}
