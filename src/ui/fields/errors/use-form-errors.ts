import { useId } from 'react';
import { useErrorSummary } from './use-error-summary.ts';

/** The errors of a form: a summary that links to the fields, and below each field the error that the summary lists. */
export function useFormErrors<Field extends string>(
  invalidFields: readonly Field[],
  messages: Readonly<Record<Field, string>>,
) {
  const formId = useId();
  const fieldId = (field: Field) => `${formId}-${field}`;
  const { summary, fieldProps, show } = useErrorSummary(
    invalidFields.map((field) => ({ fieldId: fieldId(field), message: messages[field] })),
  );
  return {
    /** The props of the `ErrorSummary`. */
    summary,
    /** Shows all errors and focuses the summary; for an attempt to submit the form. */
    show,
    /** The props of a field. */
    field: (field: Field) => fieldProps(fieldId(field)),
  };
}
