import type { QueryClient } from '@tanstack/react-query';
import type { ApiContext } from '../../../api/context.ts';

/** The client that the requests of one round of checks share. */
export interface CheckClient {
  queryClient: QueryClient;
  api: ApiContext;
  /** Returns the answer to a request; undefined if it fails, or is still pending when the round ends. */
  waitForAnswer: <Answer>(request: Promise<Answer>) => Promise<Answer | undefined>;
}

/** Creates the client of a round, which ends after the timeout at the latest. Call `clearTimer` if it ends earlier. */
export function createCheckClient(queryClient: QueryClient, api: ApiContext, timeoutMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  const client: CheckClient = {
    queryClient,
    api,
    waitForAnswer: (request) => Promise.race([request.catch(() => undefined), timeout]),
  };
  return { client, clearTimer: () => clearTimeout(timer) };
}
