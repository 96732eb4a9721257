import { describe, expect, it } from 'vitest';
import { tourIdOf, tourLine, tourLineRateTitle, tourLineTitle } from '../../../src/tours/tour-lines.ts';
import { rateOf, tourOf } from './tour-samples.ts';

const hotel = { ref: 'h1', title: 'Hotel', address: 'Calle 1' };
const ride = { id: 4, zone_name: 'Centre', base_price: 10, pax_price: 2 };

const line = (changes: Partial<Parameters<typeof tourLine>[0]> = {}) =>
  tourLine({
    tour: tourOf(),
    rate: rateOf(),
    party: { adults: 2, kids: 1, infants: 0 },
    date: '2026-06-11',
    schedule: '09:00',
    pickupLocation: hotel,
    transportation: ride,
    ...changes,
  });

describe('a tour in the cart', () => {
  it('has the shape of the contract', () => {
    expect(line()).toEqual({
      tourDate: '2026-06-11',
      schedule: '09:00',
      tourRate: { ...rateOf(), tour: { id: 7, title: 'Reef' } },
      tourTransportation: ride,
      adults: 2,
      kids: 1,
      infants: 0,
      quantity: 1,
      pickupLocation: hotel,
    });
  });

  it('has no transportation if none is needed or there is no pickup', () => {
    expect(line({ transportation: { ...ride, id: -1 } })).toMatchObject({
      tourTransportation: null,
      pickupLocation: hotel,
    });
    expect(line({ transportation: { ...ride, id: '-1' } }).tourTransportation).toBeNull();
    expect(line({ pickupLocation: null })).toMatchObject({ tourTransportation: null, pickupLocation: null });
  });

  it('is titled by its tour, as named by the rate if the rate names it', () => {
    expect(tourLineTitle(line())).toBe('Reef');
    expect(tourLineRateTitle(line())).toBe('Standard');
    const named = line({ rate: rateOf({ tour: { id: 7, title: 'Reef by boat' } }) });
    expect(tourLineTitle(named)).toBe('Reef by boat');
    expect(tourLineRateTitle(named)).toBe('Standard');
  });

  it('is titled by its rate if the line does not name a tour', () => {
    const unnamed = { ...line(), tourRate: rateOf() };
    expect(tourLineTitle(unnamed)).toBe('Standard');
    expect(tourLineRateTitle(unnamed)).toBeUndefined();
    expect(tourIdOf(unnamed)).toBeUndefined();
    expect(tourIdOf(line())).toBe(7);
  });
});
