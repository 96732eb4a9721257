import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from './error-summary.tsx';

/** The props of a field that shows its error, and to which the error summary can link. */
export interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/**
 * Decides which errors the summary of a form lists: none at first, and all of them when the form calls `show`. Until it does
 * so again, the list only gets shorter, so that nothing appears above the field in which the visitor is typing.
 */
export function useErrorSummary(errors: readonly FieldError[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [listedIds, setListedIds] = useState<readonly string[] | 'all'>([]);
  const listedErrors =
    listedIds === 'all' ? errors : errors.filter(({ fieldId }) => listedIds.includes(fieldId));

  // Ids of resolved errors are dropped, so that an error that comes back is not listed again.
  if (listedIds === 'all' || listedErrors.length < listedIds.length) {
    setListedIds(listedErrors.map(({ fieldId }) => fieldId));
  }

  return {
    summary: { ref, errors: listedErrors },
    /** The props of the field with an id. It shows the error that the summary lists for it. */
    fieldProps: (fieldId: string): FieldErrorProps => ({
      id: fieldId,
      error: listedErrors.find((error) => error.fieldId === fieldId)?.message,
    }),
    /** Lists all errors and focuses the summary. */
    show: () => {
      // The summary has to be rendered before it can be focused.
      flushSync(() => setListedIds('all'));
      ref.current?.focus();
    },
  };
}
