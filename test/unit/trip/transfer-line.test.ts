import { initialParty } from '../../../src/trip/party-rules.ts';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { transferLine, transferPlace, tripOfLine } from '../../../src/trip/transfer-line.ts';
import { TransferLineSchema } from '../../../src/schema/transfer.ts';
import {
  aCalculation,
  aFilledLine,
  aFlight,
  aHotel,
  anAirport,
  aPrice,
  timeOf,
} from '../../fixtures/transfer.ts';
import { describeInTimeZones } from '../../support/time-zones.ts';

const airport = {
  ref: 'cun',
  iata: 'CUN',
  title: 'Cancún International Airport',
  google_place_id: 'google-cun',
};
const hotel = { ref: 'hotel-7', iata: null, title: 'Quinta Luna Hotel', google_place_id: null };
const legs = {
  service: {
    flight: aFlight('2026-03-29 02:30', {
      airline: ' Aeromar ',
      flightNumber: ' AM 210 ',
      flightType: 'nat',
    }),
    pickup: timeOf('2026-03-29 03:30'),
    calculated: aCalculation('2026-03-29 03:15'),
  },
  return: {
    flight: aFlight('2026-04-05 00:15', { airline: 'Volaris', flightNumber: 'Y4 9' }),
    pickup: timeOf('2026-04-04 20:00'),
    calculated: aCalculation('2026-04-04 20:00'),
  },
} as const;
const common = { price: aPrice(), adults: 3, kids: 1, legs };
const flightThere = {
  serviceFlightNumber: 'AM 210',
  serviceAirline: 'Aeromar',
  serviceFlightType: 'nat',
  serviceFlightDatetime: '2026-03-29 02:30:00',
};
const flightBack = {
  returnFlightNumber: 'Y4 9',
  returnAirline: 'Volaris',
  returnFlightType: 'int',
  returnFlightDatetime: '2026-04-05 00:15:00',
};
const noFlight = (leg: 'service' | 'return') => ({
  [`${leg}FlightNumber`]: null,
  [`${leg}Airline`]: null,
  [`${leg}FlightType`]: null,
  [`${leg}FlightDatetime`]: null,
});
const always = { ...initialParty, adults: 3, kids: 1, priceSelected: aPrice(), discount: 0 };

describeInTimeZones('the cart line of a transfer', () => {
  it('from the airport, one way', () => {
    const line = aFilledLine({
      ...common,
      searchMode: 'A2H',
      from: anAirport(),
      to: aHotel(),
      kind: 'oneway',
    });
    expect(line).toEqual({
      ...always,
      pickupPlace: airport,
      dropoffPlace: hotel,
      tripType: 'A2H',
      roundtrip: false,
      serviceDatetime: '2026-03-29 03:30:00',
      returnDatetime: null,
      ...flightThere,
      ...noFlight('return'),
      total: 45,
      calculatedPickup: '2026-03-29 03:15:00',
    });
  });

  it('to the airport and back', () => {
    const ends = { from: aHotel(), to: anAirport() };
    const line = aFilledLine({ ...common, searchMode: 'H2A', ...ends, kind: 'roundtrip' });
    expect(line).toEqual({
      ...always,
      pickupPlace: hotel,
      dropoffPlace: airport,
      tripType: 'H2A',
      roundtrip: true,
      serviceDatetime: '2026-03-29 03:30:00',
      returnDatetime: '2026-04-04 20:00:00',
      ...flightThere,
      ...flightBack,
      total: 80,
      calculatedPickup: '2026-03-29 03:15:00',
    });
  });

  it('from door to door and back: no flights, though some were typed before', () => {
    const ends = { from: aHotel(), to: aHotel({ ref: 'villa', title: 'Villa' }) };
    const withoutCalculation = {
      service: { ...legs.service, calculated: undefined },
      return: { ...legs.return, calculated: undefined },
    };
    const line = aFilledLine({
      ...common,
      legs: withoutCalculation,
      searchMode: 'P2P',
      ...ends,
      kind: 'roundtrip',
    });
    expect(line).toEqual({
      ...always,
      pickupPlace: hotel,
      dropoffPlace: { ...hotel, ref: 'villa', title: 'Villa' },
      tripType: 'P2P',
      roundtrip: true,
      serviceDatetime: '2026-03-29 03:30:00',
      returnDatetime: '2026-04-04 20:00:00',
      ...noFlight('service'),
      ...noFlight('return'),
      total: 80,
      calculatedPickup: null,
    });
  });
});

describe('what the provider accepts as a line', () => {
  const directions = (['A2H', 'H2A', 'P2P'] as const).flatMap((searchMode) =>
    (['oneway', 'roundtrip'] as const).map((kind) => [searchMode, kind] as const),
  );
  test.each(directions)('%s %s: every field is there, as text, number or null', (searchMode, kind) => {
    const line = aFilledLine({ ...common, searchMode, from: aHotel(), to: anAirport(), kind });
    expect(Object.keys(line).toSorted()).toEqual(Object.keys(TransferLineSchema.entries).toSorted());
    expect(v.is(TransferLineSchema, line)).toBe(true);
    expect(Object.values(line)).not.toContain(undefined);
  });

  test.each(directions)('%s %s: its trip makes the same line again', (searchMode, kind) => {
    const [from, to] = [aHotel(), anAirport()];
    const line = aFilledLine({ ...common, searchMode, from, to, kind });
    const sold = { from, to, option: common.price, calculated: legs.service.calculated };
    expect(transferLine(tripOfLine(line), sold)).toEqual(line);
  });
});

test('an end of the line carries four facts of its place, and null for those that are unknown', () => {
  expect(transferPlace(anAirport())).toEqual(airport);
  expect(transferPlace(aHotel())).toEqual(hotel);
});
