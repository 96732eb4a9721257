import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSeconds } from '../../../src/lib/dates.ts';
import { ridePickupSteps } from '../../../src/sale/rides.ts';
import { pickupSteps } from '../../../src/trip/pickup/pickup-steps.ts';
import { aSale, saleAnswer } from '../../fixtures/sale.ts';
import { anyRide } from '../../support/any-ride.ts';

test('a ride has the same moments in its sale as when it was booked, as far as the sale knows them', () => {
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
      expect(steps.map(({ kind }) => kind)).toEqual(stepsWhenBooking.map(({ kind }) => kind));
      const timesWhenBooking = new Map(stepsWhenBooking.map(({ kind, at }) => [kind, at]));
      for (const { kind, at } of steps) expect([undefined, timesWhenBooking.get(kind)]).toContain(at);
      const times = steps.map(({ at }) => at);
      expect(times).toContain(ride.pickupAt);
      expect(times).toContain(ride.flightAt);
    }),
  );
});
