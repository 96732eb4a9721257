import { expect, test } from 'vitest';
import { lineProblem, tripProblem, type TripFacts } from '../../../src/trip/trip-problem.ts';
import { initialParty } from '../../../src/trip/party-rules.ts';
import type { Trip } from '../../../src/schema/trip.ts';
import { aPrice, aTransferLine } from '../../fixtures/transfer.ts';

const flight = {
  airline: 'Aeromar',
  flightNumber: 'AM 210',
  flightType: 'int',
  at: '2027-03-05 14:00',
} as const;
const arrival: Trip = {
  direction: 'A2H',
  from: 'cun',
  to: 'hotel',
  price: 'van',
  ...initialParty,
  service: { pickupAt: '2027-03-05 15:00', flight },
  return: null,
};
const departure = { direction: 'H2A', from: 'hotel', to: 'cun' } as const;
const sold: TripFacts = { isAirport: { from: undefined, to: undefined }, option: aPrice({ max_pax: 3 }) };
const back = { pickupAt: '2027-03-12 09:00', flight: { ...flight, at: '2027-03-12 13:00' } };
const ride = { pickupAt: '2027-03-05 15:00', flight: null };

test.each<[string, TripFacts['isAirport'], Partial<Trip>, ReturnType<typeof tripProblem>]>([
  ['an arrival', { from: true, to: false }, {}, undefined],
  ['an airport that nothing tells of', { from: undefined, to: false }, {}, undefined],
  ['an arrival at a hotel', { from: false, to: false }, {}, 'no-airport'],
  ['a departure', { from: false, to: true }, { ...departure, service: back }, undefined],
  ['a departure from a hotel', { from: false, to: false }, departure, 'no-airport'],
  ['a ride from door to door', { from: false, to: true }, { direction: 'P2P', service: ride }, undefined],
])('%s: %o', (_, isAirport, change, fault) => {
  expect(tripProblem({ ...arrival, ...change }, { ...sold, isAirport })).toBe(fault);
});

test.each<[string, Partial<Trip>, ReturnType<typeof tripProblem>]>([
  ['an arrival and a departure', { return: back }, undefined],
  ['a place and itself', { direction: 'P2P', to: 'cun', service: ride }, 'same-ends'],
  ['a ref as number and text', { from: 7, to: '7' }, 'same-ends'],
  ['nobody grown up', { adults: 0 }, 'party'],
  ['less than nobody', { kids: -1 }, 'party'],
  ['half a person', { adults: 1.5 }, 'party'],
  ['a crowd', { adults: 1e9 }, 'party'],
  ['more than the vehicle seats', { adults: 4 }, 'party'],
  ['no pickup', { service: { pickupAt: '', flight } }, 'no-pickup'],
  ['a pickup without a time', { service: { pickupAt: '2027-03-05', flight } }, 'no-pickup'],
  ['a pickup that does not exist', { service: { pickupAt: '2027-99-05 15:00', flight } }, 'no-pickup'],
  ['no flight', { service: { pickupAt: '2027-03-05 15:00', flight: null } }, 'no-flight'],
  [
    'a flight without number',
    { service: { ...ride, flight: { ...flight, flightNumber: ' ' } } },
    'no-flight',
  ],
  [
    'an airline that cannot be seen',
    { service: { pickupAt: '2027-03-05 15:00', flight: { ...flight, airline: '\u200B' } } },
    'no-flight',
  ],
  ['no flight back', { return: { ...back, flight: null } }, 'no-flight'],
  ['a pickup before the landing', { service: { pickupAt: '2027-03-05 13:00', flight } }, 'pickup-order'],
  ['a pickup after the departure', { return: { ...back, pickupAt: '2027-03-12 13:30' } }, 'pickup-order'],
  [
    'a return before the service',
    { return: { pickupAt: '2027-03-05 09:00', flight: { ...flight, at: '2027-03-05 13:00' } } },
    'return-order',
  ],
])('%s: %s', (_, change, fault) => {
  expect(tripProblem({ ...arrival, ...change }, sold)).toBe(fault);
});

test('a round trip with an option that is only sold one way is not sold', () => {
  const option = aPrice({ roundtrip_price: 0 });
  expect(tripProblem({ ...arrival, return: back }, { ...sold, option })).toBe('not-sold');
  expect(tripProblem(arrival, { ...sold, option })).toBeUndefined();
});

test('a line of the cart is judged by the same rule', () => {
  expect(lineProblem(aTransferLine())).toBeUndefined();
  expect(lineProblem(aTransferLine({ serviceFlightNumber: null }))).toBe('no-flight');
  expect(lineProblem(aTransferLine({ serviceDatetime: null }))).toBe('no-pickup');
  expect(lineProblem(aTransferLine({ roundtrip: true }))).toBe('no-pickup');
});
