import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadFailure } from '../../api/api-error.ts';
import { HostedPageLink } from '../../shared/host/hosted-page-link.tsx';
import { useFailureMessage } from '../../shared/notices/use-failure-message.ts';
import { StartError } from '../../shared/notices/start-error.tsx';
import { Button } from '../../ui/actions/button.tsx';

/** Shown if the settings fail to load: the visitor can try again or, if this is not the hosted page itself, book there. */
export function SettingsError({ failure, tryAgain }: { failure: ReadFailure; tryAgain: () => void }) {
  const { t } = useLingui();
  const failureMessage = useFailureMessage(failure);
  const isUnreachable = failure === 'network' || failure === 'timeout';
  return (
    <StartError
      code="settings"
      title={t`Booking is not available right now`}
      actions={
        <>
          <Button variant="primary" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
          <HostedPageLink route="/" />
        </>
      }
    >
      {isUnreachable ? (
        <Trans>We could not reach the booking service. Please check your connection and try again.</Trans>
      ) : (
        failureMessage
      )}
    </StartError>
  );
}
