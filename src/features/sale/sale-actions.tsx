import { Trans } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { isWholePage, useElement } from '../../parts/element.ts';
import { useSettings } from '../../parts/session-context.ts';
import { VoucherLink } from '../../parts/voucher-link.tsx';
import { printPage } from '../../platform/save-file.ts';
import type { Sale } from '../../schema/sale.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { useSaleCalendar } from './use-sale-calendar.ts';

/** The voucher, the calendar and the printer. On a page of others the voucher is what can be printed. */
export function SaleActions({ sale }: { sale: Sale }) {
  const { showBtnNoPrices } = useSettings();
  const { options } = useElement();
  const addToCalendar = useSaleCalendar(sale);
  return (
    <Cluster stretch>
      <VoucherLink token={sale.token} variant="primary" />
      {showBtnNoPrices && <VoucherLink token={sale.token} withoutPrices />}
      {addToCalendar && (
        <Button iconBefore={<CalendarPlus size={18} aria-hidden="true" />} onClick={addToCalendar}>
          <Trans>Add to calendar</Trans>
        </Button>
      )}
      {isWholePage(options) && (
        <Button iconBefore={<Printer size={18} aria-hidden="true" />} onClick={printPage}>
          <Trans>Print</Trans>
        </Button>
      )}
    </Cluster>
  );
}
