import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves with an answer once it is in the cache. A failed query may still succeed later, when the visitor retries it.
 */
export function whenCached<Answer>(
  queryClient: QueryClient,
  read: () => Answer | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const look = () => {
      const answer = read();
      if (answer === undefined) return;
      stop();
      resolve(answer);
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    signal.addEventListener('abort', stop);
    look();
  });
}
