import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../shared/storefront/use-online.ts';
import { useStyles } from '../ui/ui-context.ts';
import css from './offline-banner.css?inline';

/** Warns, in a line above the lower edge of what is visible, that everything may be outdated while the browser is offline. */
export function OfflineBanner() {
  useStyles(css);
  if (useOnline()) return null;
  return (
    <div className="offline-banner">
      <p role="alert" part="alert">
        <WifiOff size={16} aria-hidden="true" />
        <Trans>You are offline. This page may be out of date.</Trans>
      </p>
    </div>
  );
}
