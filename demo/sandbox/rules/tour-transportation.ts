import type { Currency } from '../data/currencies.ts';
import { zoneOf } from '../data/places.ts';
import type { SandboxPlace } from '../data/sandbox-place.ts';
import type { SandboxTour } from '../data/tours/sandbox-tour.ts';
import { zoneById, zones, type ZoneId } from '../data/zones.ts';
import { priceIn } from './money.ts';

/** The zones in which guests are picked up. */
const zoneNames: Partial<Record<ZoneId, string>> = {
  'playa-mujeres': 'Playa Mujeres',
  'cancun-downtown': 'Cancún Downtown',
  'cancun-hotel-zone': 'Cancún Hotel Zone',
  'cancun-airport': 'Cancún Airport',
  'puerto-morelos': 'Puerto Morelos',
  'playa-del-carmen': 'Playa del Carmen',
  'riviera-maya': 'Riviera Maya',
  tulum: 'Tulum',
};

/** Beyond this distance, the vehicle costs extra. */
const longRideKilometres = 60;

/**
 * The transportation from a place to a tour; undefined outside the pickup zones. In the zone where the tour starts none is
 * needed, which the id −1 says.
 */
export function transportationFrom(place: SandboxPlace, tour: SandboxTour, currency: Currency) {
  const zone = zoneOf(place);
  const name = zoneNames[place.zone];
  const start = zoneById(tour.zone);
  if (name === undefined || !start || zone.road !== start.road) return undefined;
  if (zone.id === start.id) return { id: -1, zone_name: name, base_price: 0, pax_price: 0 };
  const kilometres = Math.abs(zone.kilometre - start.kilometre);
  return {
    id: zones.findIndex(({ id }) => id === zone.id) + 1,
    zone_name: name,
    base_price: priceIn(currency, kilometres > longRideKilometres ? 25 : 0),
    pax_price: priceIn(currency, 6 + Math.round(kilometres * 0.12)),
  };
}
