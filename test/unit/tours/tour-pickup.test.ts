import { expect, it } from 'vitest';
import { allowsBooking, hotelOf, pickupPolicy } from '../../../src/tours/tour-pickup.ts';
import type { TransferLine } from '../../../src/schema/transfer.ts';

it('guests are picked up always, on request, or never', () => {
  const choice = (enabled: boolean, required: boolean) =>
    pickupPolicy({ transportation_enabled: enabled, require_pickup_location: required });
  expect(choice(true, true)).toBe('always');
  expect(choice(true, false)).toBe('optional');
  expect(choice(false, true)).toBe('never');
});

it.each([
  ['always', true, true],
  ['always', false, false],
  ['optional', true, true],
  ['optional', false, true],
  ['never', true, false],
  ['never', false, true],
] as const)('with pickup %s, a booking with pickup %s is allowed: %s', (choice, withPickup, allowed) => {
  const tour = {
    transportation_enabled: choice !== 'never',
    require_pickup_location: choice === 'always',
  };
  expect(allowsBooking(tour, { withPickup })).toBe(allowed);
});

it('the hotel is the end that is not the airport or, door to door, where the visitor is taken', () => {
  const airport = { ref: 'cun', iata: 'CUN', title: 'Airport', google_place_id: null };
  const hotel = { ...airport, ref: 'h1', iata: null, title: 'Hotel' };
  const transfer = (changes: Partial<TransferLine>) => changes as TransferLine;
  const there = transfer({ tripType: 'A2H', pickupPlace: airport, dropoffPlace: hotel });
  const back = transfer({ tripType: 'H2A', pickupPlace: hotel, dropoffPlace: airport });
  expect(hotelOf(there)).toEqual({ ref: 'h1', title: 'Hotel', address: '' });
  expect(hotelOf(back)).toEqual({ ref: 'h1', title: 'Hotel', address: '' });
  const villa = { ...hotel, ref: 'v1', title: 'Villa' };
  const across = transfer({ tripType: 'P2P', pickupPlace: villa, dropoffPlace: hotel });
  expect(hotelOf(across)).toEqual({ ref: 'h1', title: 'Hotel', address: '' });
  expect(hotelOf(undefined)).toBeNull();
});
