import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { calendarFile, type CalendarEvent } from '../../lib/calendar-file.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { rideKind } from '../../sale/rides.ts';
import { saleFileName } from '../../sale/sale-file-name.ts';
import { saleServices, type SaleService } from '../../sale/sale-services.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { Sale, TourSale, TransferSale } from '../../schema/sale.ts';
import type { Settings } from '../../schema/settings.ts';
import { partyText } from '../../shared/trip/use-party-label.ts';
import { rideTitle } from '../../shared/sale/ride-texts.ts';

interface CalendarContext {
  sale: Sale;
  settings: Settings;
  i18n: I18n;
}

/** Saves all services of a sale with a known date as a calendar file, which gives no access to the sale. */
export function saveCalendar(context: CalendarContext): void {
  const { sale } = context;
  const events = saleServices(sale).flatMap((service) => {
    if (!service.at) return [];
    const details =
      service.kind === 'tour' ? tourEvent(service.tour, context) : transferEvent(service.transfer, context);
    return [{ ...details, id: eventId(sale, service), start: service.at }];
  });
  saveFile(saleFileName(sale, 'ics'), calendarFile(events, new Date()), 'text/calendar');
}

type EventDetails = Omit<CalendarEvent, 'id' | 'start'>;

function tourEvent(tour: TourSale, context: CalendarContext): EventDetails {
  return {
    title: tour.title,
    location: tour.pickup_place.title,
    description: [partyText(tour, context.i18n), ...bookingFacts(context)].join('\n'),
    timeZone: tour.timezone,
    alarms: ['P1D'],
  };
}

function transferEvent(transfer: TransferSale, context: CalendarContext): EventDetails {
  const { pickup_place, dropoff_place, service_type, timezone } = transfer;
  const { i18n } = context;
  const [from, to] = [pickup_place.title, dropoff_place.title];
  const passengers = [partyText(transfer, i18n), service_type?.label].filter(Boolean).join(', ');
  return {
    title: from && to ? i18n._(msg`Transfer: ${from} – ${to}`) : rideTitle(transfer, i18n),
    location: from,
    description: [passengers, ...bookingFacts(context)].join('\n'),
    timeZone: timezone,
    // The second alarm before a departure leaves time to pack.
    alarms: rideKind(transfer) === 'departure' ? ['P1D', 'PT3H'] : ['P1D'],
  };
}

/** The lines of an event that say which booking it belongs to and whom to call. */
function bookingFacts({ sale, settings, i18n }: CalendarContext): string[] {
  const { confirmation_ref: reference } = sale;
  const company = `${settings.companyTitle} ${settings.contactPhone ?? ''}`.trim();
  return [reference && i18n._(msg`Confirmation: ${reference}`), company].filter(Boolean);
}

/** Calendars replace events with the same id, so those of a booking without a reference must be unique too. */
function eventId({ confirmation_ref: reference, token }: Sale, service: SaleService): string {
  return `${reference || fingerprint(token)}-${service.id}@booking-elements`;
}
