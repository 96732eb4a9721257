import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSeconds } from '../../../src/lib/dates.ts';
import { isPricedForBothRides, ridePickupSteps } from '../../../src/sale/rides.ts';
import { pickupSteps } from '../../../src/trip/pickup/pickup-steps.ts';
import { aSale, saleAnswer } from '../../fixtures/sale.ts';
import { anyRide } from '../../support/any-ride.ts';

test('a ride has moments in its sale that it had when it was booked: its flight and its pickup', () => {
  const [transfer] = saleAnswer().transfer_sales;
  fc.assert(
    fc.property(anyRide, (ride) => {
      // At the minute of the flight, a sale cannot tell a departure from an arrival.
      fc.pre(ride.pickupAt !== ride.flightAt);
      const [pickup_datetime, flight_datime] = [withSeconds(ride.pickupAt), withSeconds(ride.flightAt)];
      const [booked] = aSale({
        transfer_sales: [{ ...transfer, pickup_datetime, flight_datime }],
      }).transfer_sales;
      const steps = booked ? ridePickupSteps(booked) : [];
      const stepsWhenBooking = pickupSteps(ride);
      const kinds = ride.flightTrip === 'arrival' ? ['landing', 'meeting-point'] : ['pickup', 'departure'];
      expect(steps.map(({ kind }) => kind)).toEqual(kinds);
      const timesWhenBooking = new Map(stepsWhenBooking.map(({ kind, at }) => [kind, at]));
      for (const { kind, at } of steps) expect(at).toBe(timesWhenBooking.get(kind));
      const times = steps.map(({ at }) => at);
      expect(times).toEqual([ride.pickupAt, ride.flightAt].toSorted());
    }),
  );
});

const [oneRide] = saleAnswer().transfer_sales;
const wayThere = { ...oneRide, total: 115 };
const wayBack = {
  ...oneRide,
  pickup_place: oneRide?.dropoff_place,
  dropoff_place: oneRide?.pickup_place,
  total: 0,
};

test.each([
  ['a ride back without a price of its own', [wayThere, wayBack], true],
  ['no other ride', [wayThere], false],
  ['a ride back with a price', [wayThere, { ...wayBack, total: 1 }], false],
  ['the same ride again', [wayThere, { ...wayThere, total: 0 }], false],
  ['a ride back of another party', [wayThere, { ...wayBack, adults: 7 }], false],
  ['a ride back in another vehicle', [wayThere, { ...wayBack, service_type: { label: 'Bus' } }], false],
  ['a ride back, and no price either', [{ ...wayThere, total: 0 }, wayBack], false],
])('with %s, the price is for both rides: %s', (_, transfer_sales, isForBoth) => {
  const sale = aSale({ transfer_sales });
  const [first] = sale.transfer_sales;
  expect(first && isPricedForBothRides(first, sale)).toBe(isForBoth);
});
