import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import type { ApiContext } from '../../../api/context.ts';
import { isRefused } from '../../../order/checkout-failure.ts';

/** The context of the requests about a trip link. */
export interface RevalidationContext {
  api: ApiContext;
  queryClient: QueryClient;
  /** Groups the price requests. */
  sessionToken: string;
  now: Date;
}

/** An answer, or undefined if the provider refuses the request because it no longer knows what it is about. */
export async function unlessRefused<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && isRefused(error)) return undefined;
    throw error;
  }
}
