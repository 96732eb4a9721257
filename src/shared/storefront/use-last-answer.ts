import { useState } from 'react';

/**
 * The last answer: it is kept while one in another language or currency is loading, or if that fails, and includes what it
 * was requested with. An answer about something else, according to `about`, is never used.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, about = ''): Answer | undefined {
  const [last, setLast] = useState({ answer, about });
  if (answer !== undefined && answer !== last.answer) setLast({ answer, about });
  return answer ?? (last.about === about ? last.answer : undefined);
}
