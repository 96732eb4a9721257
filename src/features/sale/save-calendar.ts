import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { calendarFile, type CalendarEvent } from '../../lib/calendar-file.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { rideKind, saleServices, type SaleService } from '../../sale/sale-services.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { Sale, TourSale, TransferSale } from '../../schema/sale.ts';
import type { Settings } from '../../schema/settings.ts';

export interface SaleCalendar {
  sale: Sale;
  settings: Settings;
  i18n: I18n;
  partyLabel: (party: TourSale | TransferSale) => string;
}

/** Saves the services of a sale that have a time as a calendar file, which does not contain the token. */
export function saveCalendar({ sale, settings, i18n, partyLabel }: SaleCalendar): void {
  const { confirmation_ref: reference, token } = sale;
  // Bookings without a reference must not replace each other.
  const booking = reference || fingerprint(token);
  const facts = [
    i18n._(msg`Confirmation: ${reference}`),
    `${settings.companyTitle} ${settings.contactPhone ?? ''}`.trim(),
  ];

  const eventOf = (service: SaleService): CalendarEvent[] => {
    if (!service.at) return [];
    const common = { id: `${booking}-${service.id}@booking-elements`, start: service.at };
    if (service.kind === 'tour') {
      const { tour } = service;
      const description = [partyLabel(tour), ...facts].join('\n');
      const location = tour.pickup_place.title;
      return [
        { ...common, title: tour.title, location, description, timeZone: tour.timezone, alarms: ['P1D'] },
      ];
    }
    const { pickup_place, dropoff_place, service_type, timezone } = service.transfer;
    const [from, to] = [pickup_place.title, dropoff_place.title];
    const who = [partyLabel(service.transfer), service_type?.label].filter(Boolean).join(', ');
    return [
      {
        ...common,
        title: i18n._(msg`Transfer: ${from} – ${to}`),
        location: from,
        description: [who, ...facts].join('\n'),
        timeZone: timezone,
        // A departing party has to pack in time.
        alarms: rideKind(service.transfer) === 'departure' ? ['P1D', 'PT3H'] : ['P1D'],
      },
    ];
  };

  const events = saleServices(sale).flatMap(eventOf);
  saveFile(`${reference || 'booking'}.ics`, calendarFile(events, new Date()), 'text/calendar');
}
