import { Trans } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { useElement } from '../../shared/element-host.ts';
import { useSettings } from '../../shared/session-context.ts';
import { VoucherLink } from '../../shared/voucher-link.tsx';
import { printPage } from '../../platform/save-file.ts';
import type { Sale } from '../../schema/sale.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { useSaleCalendar } from './use-sale-calendar.ts';

/** Voucher, calendar and print actions. On a partner's page only the voucher can be printed. */
export function SaleActions({ sale }: { sale: Sale }) {
  const { showBtnNoPrices } = useSettings();
  const { ownsPage } = useElement();
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
      {ownsPage && (
        <Button iconBefore={<Printer size={18} aria-hidden="true" />} onClick={printPage}>
          <Trans>Print</Trans>
        </Button>
      )}
    </Cluster>
  );
}
