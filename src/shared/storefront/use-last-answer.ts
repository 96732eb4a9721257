import { useState } from 'react';

/**
 * The current answer, or else the last one: it stays while the answer in another language or currency is loading, or if that
 * fails. An answer about something else, according to `about`, is never used.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, about = ''): Answer | undefined {
  const [last, setLast] = useState({ answer, about });
  if (answer !== undefined && answer !== last.answer) setLast({ answer, about });
  return answer ?? (last.about === about ? last.answer : undefined);
}
