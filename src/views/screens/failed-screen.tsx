import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { LoadErrorNotice } from '../../shared/notices/load-error-notice.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** Replaces a screen that failed to render. */
export function FailedScreen({ tryAgain }: { tryAgain: () => void }) {
  const queryClient = useQueryClient();
  const retry = () => {
    // The answers of the failed screen, which nothing uses any more, would make it fail again.
    queryClient.removeQueries({ type: 'inactive' });
    tryAgain();
  };
  return (
    <Screen heading={<Trans>This page cannot be shown</Trans>} width="narrow">
      <LoadErrorNotice
        code="bad-response"
        phase="view"
        actionLabel={<Trans>Try again</Trans>}
        onAction={retry}
      >
        <Stack gap="small">
          <p>
            <Trans>Your cart is saved. If this happens again, please contact us:</Trans>
          </p>
          <ContactBlock />
        </Stack>
      </LoadErrorNotice>
    </Screen>
  );
}
