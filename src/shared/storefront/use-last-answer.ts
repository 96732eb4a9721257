import { useState } from 'react';

/**
 * Returns the current answer or, while an answer in another language or currency is loading or after it has failed, the
 * previous one. An answer with a different `about` is never used.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, about = ''): Answer | undefined {
  const [last, setLast] = useState({ answer, about });
  if (answer !== undefined && answer !== last.answer) setLast({ answer, about });
  return answer ?? (last.about === about ? last.answer : undefined);
}
