import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import type { ApiContext } from '../../../api/context.ts';
import { isFinalRejection } from '../../../order/rejection.ts';

/** The context of the requests about a trip link. */
export interface RevalidationContext {
  api: ApiContext;
  queryClient: QueryClient;
  /** Groups the price requests. */
  sessionToken: string;
  now: Date;
}

/** The answer to a request; undefined if the provider refuses it, for example because it no longer knows a place. */
export async function ignoreRefusal<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && isFinalRejection(error)) return undefined;
    throw error;
  }
}
