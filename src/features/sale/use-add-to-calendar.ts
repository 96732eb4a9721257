import { useLingui } from '@lingui/react/macro';
import { isCalendarStart } from '../../lib/calendar-file.ts';
import { saleServices } from '../../sale/sale-services.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import type { Sale } from '../../schema/sale.ts';
import { saveCalendar } from './save-calendar.ts';

/** Returns a function that saves the services of a sale as a calendar file; undefined if none has a valid date. */
export function useAddToCalendar(sale: Sale): (() => void) | undefined {
  const { i18n } = useLingui();
  const settings = useSettings();
  if (!saleServices(sale).some(({ at }) => at && isCalendarStart(at))) return undefined;
  return () => saveCalendar({ sale, settings, i18n });
}
