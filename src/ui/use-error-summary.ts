import { useRef, useState } from 'react';
import type { FieldError } from './error-summary.tsx';

/**
 * The summary of what is wrong now. It is told when the visitor tries to send the form, and takes the focus then; until
 * the next try it only gets shorter, so that nothing comes in above the field that somebody types in.
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
