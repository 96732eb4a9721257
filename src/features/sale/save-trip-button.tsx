import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { reloadPage } from '../../platform/page/redirect.ts';
import { voucherLanguage } from '../../schema/language.ts';
import type { Sale } from '../../schema/sale.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { allMessagesQuery } from '../../shared/screen/all-messages-query.ts';
import { useSession } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { Button } from '../../ui/actions/button.tsx';

interface SaveTripButtonProps {
  sale: Sale;
  withoutPrices?: boolean;
}

const loadSaveTrip = async () => (await import('./trip-file/save-trip.ts')).saveTrip;

/** Saves the trip as a file for the day of travel, in the visitor's language even from the voucher, which is in Spanish. */
export function SaveTripButton({ sale, withoutPrices = false }: SaveTripButtonProps) {
  const { language, settings, api } = useSession();
  const { labels } = useElement();
  const { queryClient } = useStorefront();
  const save = async () => {
    const [saveTrip, locale, driverLocale] = await Promise.all([
      loadSaveTrip(),
      queryClient.query(allMessagesQuery(language, labels)),
      queryClient.query(allMessagesQuery(voucherLanguage, labels)),
    ]);
    saveTrip({ sale, settings, apiBase: api.apiBase, withoutPrices, language, locale, driverLocale });
  };
  return (
    <Button
      variant="quiet"
      iconBefore={<Download size={18} aria-hidden="true" />}
      // A release may have replaced the chunk since the page was loaded.
      onClick={() => void save().catch(reloadPage)}
    >
      <Trans>Save for your trip</Trans>
    </Button>
  );
}
