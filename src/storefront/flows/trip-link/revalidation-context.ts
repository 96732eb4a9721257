import type { QueryClient } from '@tanstack/react-query';
import type { ApiContext } from '../../../api/context.ts';

/** The context of the requests about a trip link. */
export interface RevalidationContext {
  api: ApiContext;
  queryClient: QueryClient;
  /** Groups the price requests. */
  sessionToken: string;
  now: Date;
}
