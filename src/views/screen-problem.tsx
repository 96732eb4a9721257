import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useElement } from '../parts/element.ts';
import { reloadPage } from '../platform/leave.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** In place of a screen whose code cannot be had: a new version may have replaced it, and only the page can fetch that. */
export function ScreenProblem() {
  const { t } = useLingui();
  const { emit } = useElement();
  useEffect(() => {
    emit('booking-error', { code: 'network', phase: 'load', retryable: true });
  }, [emit]);
  return (
    <Alert
      tone="danger"
      title={t`This could not be loaded`}
      actions={
        <Button onClick={reloadPage}>
          <Trans>Reload the page</Trans>
        </Button>
      }
    >
      <Trans>Please reload the page. Your cart is kept.</Trans>
    </Alert>
  );
}
