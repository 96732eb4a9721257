import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../shared/storefront/use-online.ts';
import { Alert } from '../ui/feedback/alert.tsx';

/** Warns that everything below may be outdated while the browser is offline. */
export function OfflineBanner() {
  const { t } = useLingui();
  if (useOnline()) return null;
  return (
    <Alert tone="warning" title={t`You are offline`}>
      <Trans>This page may be out of date. It will refresh once you are back online.</Trans>
    </Alert>
  );
}
