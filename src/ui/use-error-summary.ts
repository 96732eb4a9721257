import { useRef, useState } from 'react';
import type { FieldError } from './error-summary.tsx';

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
