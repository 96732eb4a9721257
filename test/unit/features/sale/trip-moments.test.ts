import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSeconds } from '../../../../src/lib/dates.ts';
import { driverRides, tripServices } from '../../../../src/features/sale/trip-file/trip-services.ts';
import { whenText } from '../../../../src/features/sale/trip-file/trip-texts.ts';
import { loadLanguage } from '../../../../src/i18n/load-language.ts';
import { pickupStepNames } from '../../../../src/shared/trip/pickup-step-names.ts';
import type { FlightRide } from '../../../../src/trip/pickup/flight-ride.ts';
import { pickupSteps, type PickupStepKind } from '../../../../src/trip/pickup/pickup-steps.ts';
import { legKindsOfLine, legOfLine } from '../../../../src/trip/transfer-line.ts';
import { aSale, saleAnswer } from '../../../fixtures/sale.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';
import { anyRide } from '../../../support/any-ride.ts';

const [english, spanish] = [await loadLanguage('en', 'all'), await loadLanguage('es', 'all')];
const [bookedTransfer] = saleAnswer().transfer_sales;

// At the minute of the flight, a sale cannot tell a departure from an arrival.
const rideOf = (flightTrip: FlightRide['flightTrip']) =>
  anyRide.filter((ride) => ride.flightTrip === flightTrip && ride.pickupAt !== ride.flightAt);
const anyRoundTrip = fc
  .tuple(rideOf('arrival'), rideOf('departure'))
  .filter(([there, back]) => there.pickupAt < back.pickupAt);

function lineOf([there, back]: [FlightRide, FlightRide]) {
  return aTransferLine({
    roundtrip: true,
    serviceDatetime: withSeconds(there.pickupAt),
    serviceFlightDatetime: withSeconds(there.flightAt),
    returnDatetime: withSeconds(back.pickupAt),
    returnFlightDatetime: withSeconds(back.flightAt),
  });
}

/** The sale of these rides; a provider may list the later one first. */
function saleOf(rides: [FlightRide, FlightRide]) {
  const transfers = rides.map(({ pickupAt, flightAt }) => ({
    ...bookedTransfer,
    pickup_datetime: withSeconds(pickupAt),
    flight_datime: withSeconds(flightAt),
  }));
  return aSale({ transfer_sales: transfers.toReversed(), tour_sales: [] });
}

test("the cart, the saved trip and the driver's card name the same pickups in the same order", () => {
  fc.assert(
    fc.property(anyRoundTrip, (rides) => {
      const line = lineOf(rides);
      const pickups = legKindsOfLine(line).map(({ name }) => legOfLine(line, name).pickupAt);
      const sale = saleOf(rides);
      const saved = tripServices(sale, '', english).map(({ when }) => when);
      expect(saved).toEqual(pickups.map((at) => whenText(at, english)));
      const driver = driverRides(sale, spanish).map(({ when }) => when);
      expect(driver).toEqual(pickups.map((at) => whenText(at, spanish)));
    }),
  );
});

/** The flight and the pickup: a sale has no other times. */
const knownKinds = new Set<PickupStepKind>(['landing', 'meeting-point', 'pickup', 'departure']);

test('the saved trip has the moments of the flight form in the same order, as far as a sale knows their times', () => {
  fc.assert(
    fc.property(anyRoundTrip, (rides) => {
      const moments = rides
        .flatMap(pickupSteps)
        .filter(({ kind }) => knownKinds.has(kind))
        .map(({ kind, at }) => momentText(kind, at));
      const saved = tripServices(saleOf(rides), '', english).flatMap(({ pickup }) => pickup?.steps ?? []);
      // Without the time since the moment before.
      expect(saved.map(({ label, value }) => `${label} ${value.split(', ')[0]}`)).toEqual(moments);
    }),
  );
});

const momentText = (kind: PickupStepKind, at: string | undefined) =>
  [at?.slice(11), english.i18n._(pickupStepNames[kind])].filter(Boolean).join(' ');

test.each([
  ['from left to right', english.i18n],
  // As in a language that is written from right to left, which isolates what is filled into its texts.
  ['from right to left', { _: () => '\u206814:30\u2069 שע׳' } as unknown as typeof english.i18n],
])('written %s, a date and a time may part, but neither is torn', (_, i18n) => {
  const text = whenText('2026-12-05 14:30', { ...english, i18n });
  expect(text.split(' ')).toEqual([
    expect.stringMatching(/^Sat\s5\sDec\s2026$/),
    expect.stringMatching(/^\u2068?14:30/),
  ]);
});
