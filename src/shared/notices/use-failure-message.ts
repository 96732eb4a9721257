import { useLingui } from '@lingui/react/macro';
import type { ReadFailure } from '../../api/api-error.ts';

/** The message for a failed query. */
export function useFailureMessage(failure: ReadFailure): string {
  const { t } = useLingui();
  const connection = t`Please check your connection.`;
  const messages: Record<ReadFailure, string> = {
    network: connection,
    timeout: connection,
    http: t`The booking service is having problems. Please try again in a few minutes.`,
    'bad-response': t`The booking service sent a response that we could not read. Please try again in a few minutes.`,
    missing: t`The booking service could not find this. It may no longer be available.`,
  };
  return messages[failure];
}
