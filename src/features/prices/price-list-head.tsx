import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSettings } from '../../shared/storefront/session-context.ts';

/** What is above the prices: the toggle of the trip kind, and whether they include taxes. */
export function PriceListHead({ children }: { children: ReactNode }) {
  const { showTaxesIncludedLabel } = useSettings();
  return (
    <div className="price-list-head">
      {children}
      {showTaxesIncludedLabel && (
        <p className="muted">
          <Trans>Taxes included</Trans>
        </p>
      )}
    </div>
  );
}
