import { useState } from 'react';

/**
 * Returns the current answer or, while it is loading or if it has failed, such as in another language or currency, the
 * previous one. An answer with a different `topic` is never used.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, topic = ''): Answer | undefined {
  const [last, setLast] = useState({ answer, topic });
  if (answer !== undefined && answer !== last.answer) setLast({ answer, topic });
  return answer ?? (last.topic === topic ? last.answer : undefined);
}
