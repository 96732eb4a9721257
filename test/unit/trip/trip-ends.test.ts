import { describe, expect, it } from 'vitest';
import { isAirport } from '../../../src/trip/trip-ends.ts';
import { aHotel, anAirport } from '../../fixtures/transfer.ts';

describe('an airport', () => {
  it('says so itself, or is listed', () => {
    expect(isAirport(anAirport({ iata: undefined }), undefined)).toBe(true);
    expect(isAirport(anAirport({ tags: [] }), undefined)).toBe(true);
    expect(isAirport(aHotel(), [{ ref: 'hotel-7' }])).toBe(true);
    expect(isAirport(aHotel(), [{ ref: 'cun' }])).toBe(false);
    expect(isAirport(aHotel({ tags: ['hotel'] }), undefined)).toBe(false);
  });

  it('may be a place of which nothing is known', () => {
    expect(isAirport(aHotel(), undefined)).toBeUndefined();
  });
});
