import { useLingui } from '@lingui/react/macro';
import type { CalendarEvent } from '../../domain/calendar.ts';
import { saleServices, type SaleService } from '../../domain/sale-services.ts';
import { useSettings } from '../../shared/session-context.ts';
import { usePartyLabel } from '../../shared/use-party-label.ts';
import { reloadPage } from '../../platform/redirect.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { Sale } from '../../schema/sale.ts';

/**
 * Saves the services of a sale as a calendar file; undefined if none has a time. The file does not contain the token.
 */
export function useSaleCalendar(sale: Sale): (() => void) | undefined {
  const { t } = useLingui();
  const { companyTitle, contactPhone } = useSettings();
  const partyLabel = usePartyLabel();
  const reference = sale.confirmation_ref;

  const eventOf = (service: SaleService, index: number): CalendarEvent[] => {
    if (!service.at) return [];
    const common = { id: `${reference}-${index + 1}@booking-elements`, start: service.at };
    const facts = [t`Confirmation: ${reference}`, `${companyTitle} ${contactPhone ?? ''}`.trim()];
    if (service.kind === 'tour') {
      const { tour } = service;
      return [
        { ...common, title: tour.title, location: '', description: [partyLabel(tour), ...facts].join('\n') },
      ];
    }
    const { pickup_place, dropoff_place, service_type } = service.transfer;
    const [from, to] = [pickup_place.title, dropoff_place.title];
    const who = [partyLabel(service.transfer), service_type?.label].filter(Boolean).join(', ');
    return [
      {
        ...common,
        title: t`Transfer: ${from} – ${to}`,
        location: from,
        description: [who, ...facts].join('\n'),
      },
    ];
  };

  const events = saleServices(sale).flatMap(eventOf);
  if (events.length === 0) return undefined;
  return () => {
    const save = ({ calendarFile }: typeof import('../../domain/calendar.ts')) =>
      saveFile(`${reference || 'booking'}.ics`, calendarFile(events, new Date()), 'text/calendar');
    // A new version may have replaced the chunk.
    import('../../domain/calendar.ts').then(save, reloadPage);
  };
}
