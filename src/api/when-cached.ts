import type { QueryClient } from '@tanstack/react-query';

/** What the cache of answers holds, once it does: a question that fails may be asked again by whoever shows that. */
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
