import { useLingui } from '@lingui/react/macro';
import { calendarFile, type CalendarEvent } from '../../domain/calendar.ts';
import { saleServices, type SaleService } from '../../domain/sale-services.ts';
import { useSettings } from '../../parts/session-context.ts';
import { useTripWords } from '../../parts/use-trip-words.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { Sale } from '../../schema/sale.ts';
import { usePartyWords } from './use-party-words.ts';

/** Saves the services of a sale as a calendar file; undefined where none has a time. It holds no key to the sale. */
export function useSaleCalendar(sale: Sale): (() => void) | undefined {
  const { t } = useLingui();
  const { companyTitle, contactPhone } = useSettings();
  const words = useTripWords();
  const party = usePartyWords();
  const reference = sale.confirmation_ref;

  const eventOf = (service: SaleService, index: number): CalendarEvent[] => {
    if (!service.at) return [];
    const common = { id: `${reference}-${index + 1}@booking-elements`, start: service.at };
    const facts = [t`Confirmation: ${reference}`, `${companyTitle} ${contactPhone ?? ''}`.trim()];
    if (service.kind === 'tour') {
      const { tour } = service;
      return [
        { ...common, title: tour.title, location: '', description: [party(tour), ...facts].join('\n') },
      ];
    }
    const { pickup_place, dropoff_place, service_type, adults, kids } = service.transfer;
    const [from, to] = [pickup_place.title, dropoff_place.title];
    const who = [words.passengers(adults, kids), service_type?.label].filter(Boolean).join(', ');
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
  return () => saveFile(`${reference || 'booking'}.ics`, calendarFile(events, new Date()), 'text/calendar');
}
