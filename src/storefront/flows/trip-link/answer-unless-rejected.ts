import { ApiError } from '../../../api/api-error.ts';
import { isFinalRejection } from '../../../order/rejection.ts';

/** The answer to a request; undefined if the provider rejects it, for example because it no longer knows a place. */
export async function answerUnlessRejected<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && isFinalRejection(error)) return undefined;
    throw error;
  }
}
