import { Trans } from '@lingui/react/macro';
import { Calendar, Printer } from 'lucide-react';
import { useElement } from '../../shared/host/element-host.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { VoucherLink } from '../../shared/sale/voucher-link.tsx';
import { printPage } from '../../platform/page/print-page.ts';
import type { Sale } from '../../schema/sale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SaveTripButton } from './save-trip-button.tsx';
import { useAddToCalendar } from './use-add-to-calendar.ts';

/**
 * Buttons for the calendar file, the trip file, for printing unless the page belongs to a host, and for the voucher without
 * prices.
 */
export function SaleActions({ sale }: { sale: Sale }) {
  const { showBtnNoPrices } = useSettings();
  const { ownsPage } = useElement();
  const addToCalendar = useAddToCalendar(sale);
  return (
    <div className="sale-actions screen-only">
      {addToCalendar && (
        <Button
          variant="quiet"
          iconBefore={<Calendar size={18} aria-hidden="true" />}
          onClick={addToCalendar}
        >
          <Trans>Add to calendar</Trans>
        </Button>
      )}
      <SaveTripButton sale={sale} />
      {ownsPage && (
        <Button variant="quiet" iconBefore={<Printer size={18} aria-hidden="true" />} onClick={printPage}>
          <Trans>Print</Trans>
        </Button>
      )}
      {showBtnNoPrices && <VoucherLink token={sale.token} hidePrices variant="quiet" />}
    </div>
  );
}
