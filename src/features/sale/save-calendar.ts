import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { calendarFile, type CalendarEvent } from '../../lib/calendar-file.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { rideKind, saleServices, type SaleService } from '../../sale/sale-services.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { Sale, TourSale, TransferSale } from '../../schema/sale.ts';
import type { Settings } from '../../schema/settings.ts';

type ServiceOf<Kind> = Extract<SaleService, { kind: Kind }>;

interface SaleCalendar {
  sale: Sale;
  settings: Settings;
  i18n: I18n;
  partyLabel: (party: TourSale | TransferSale) => string;
}

/** Saves all services of a sale with a known time as a calendar file, which gives no access to the sale. */
export function saveCalendar(calendar: SaleCalendar): void {
  const { sale } = calendar;
  const events = saleServices(sale).flatMap((service) => {
    if (!service.at) return [];
    const event = service.kind === 'tour' ? tourEvent(service, calendar) : transferEvent(service, calendar);
    return [{ ...event, id: eventId(sale, service), start: service.at }];
  });
  saveFile(`${sale.confirmation_ref || 'booking'}.ics`, calendarFile(events, new Date()), 'text/calendar');
}

type EventDetails = Omit<CalendarEvent, 'id' | 'start'>;

function tourEvent({ tour }: ServiceOf<'tour'>, calendar: SaleCalendar): EventDetails {
  return {
    title: tour.title,
    location: tour.pickup_place.title,
    description: [calendar.partyLabel(tour), ...bookingFacts(calendar)].join('\n'),
    timeZone: tour.timezone,
    alarms: ['P1D'],
  };
}

function transferEvent({ transfer }: ServiceOf<'transfer'>, calendar: SaleCalendar): EventDetails {
  const { pickup_place, dropoff_place, service_type, timezone } = transfer;
  const [from, to] = [pickup_place.title, dropoff_place.title];
  const passengers = [calendar.partyLabel(transfer), service_type?.label].filter(Boolean).join(', ');
  return {
    title: calendar.i18n._(msg`Transfer: ${from} – ${to}`),
    location: from,
    description: [passengers, ...bookingFacts(calendar)].join('\n'),
    timeZone: timezone,
    // Before a departure there is packing to do.
    alarms: rideKind(transfer) === 'departure' ? ['P1D', 'PT3H'] : ['P1D'],
  };
}

function bookingFacts({ sale, settings, i18n }: SaleCalendar): string[] {
  const { confirmation_ref: reference } = sale;
  return [
    i18n._(msg`Confirmation: ${reference}`),
    `${settings.companyTitle} ${settings.contactPhone ?? ''}`.trim(),
  ];
}

/** Calendars replace events by id, so bookings without a reference need ids of their own as well. */
function eventId({ confirmation_ref: reference, token }: Sale, service: SaleService): string {
  return `${reference || fingerprint(token)}-${service.id}@booking-elements`;
}
