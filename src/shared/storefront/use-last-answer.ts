import { useState } from 'react';

/**
 * Returns the current answer. While one is loading, such as in another language or currency, or if it has failed, the
 * previous one is returned, unless its `topic` was different.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, topic = ''): Answer | undefined {
  const [last, setLast] = useState({ answer, topic });
  if (answer !== undefined && answer !== last.answer) setLast({ answer, topic });
  return answer ?? (last.topic === topic ? last.answer : undefined);
}
