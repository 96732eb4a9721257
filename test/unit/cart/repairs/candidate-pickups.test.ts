import { describe, expect, it } from 'vitest';
import { candidatePickups } from '../../../../src/cart/repairs/candidate-pickups.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';

/** Noon on the visitor's clock, ten days ahead of the lines. */
const now = new Date(2026, 5, 1, 12, 0);

describe('a transfer', () => {
  const departure = { tripType: 'H2A', serviceFlightDatetime: '2026-06-11 18:00:00' } as const;
  const doorToDoor = { tripType: 'P2P', serviceFlightDatetime: null } as const;
  it.each([
    ['after an arrival', {}, '15:00', ['15:30', '16:00', '16:30']],
    ['after an arrival', {}, '14:30', ['15:30', '14:30', '16:00']],
    ['after an arrival', {}, '16:00', ['15:30', '16:00', '16:30']],
    ['after an arrival', {}, null, ['15:30', '16:00', '16:30']],
    ['before a departure', departure, '15:00', ['14:30', '14:00', '13:30']],
    ['before a departure', departure, '15:30', ['15:30', '14:30', '14:00']],
    ['before a departure', departure, '14:00', ['14:30', '14:00', '13:30']],
    ['before a departure', departure, null, ['14:30', '14:00', '13:30']],
    ['from door to door', doorToDoor, null, ['15:30', '14:30', '16:00']],
  ])('%s, %o, for which the provider suggested %s, offers %j', (_, leg, calculated, nearest) => {
    const own = calculated && `2026-06-11 ${calculated}:00`;
    const pickups = candidatePickups(aTransferLine({ ...leg, calculatedPickup: own }), 'service', now);
    expect(pickups.slice(0, 3)).toEqual(nearest.map((time) => `2026-06-11 ${time}`));
  });

  it('never offers a pickup after that of the return, whatever else is wrong with the transfer', () => {
    const line = aTransferLine({ roundtrip: true, returnDatetime: '2026-06-11 16:15:00', adults: 9 });
    expect(candidatePickups(line, 'service', now)).toEqual(['2026-06-11 15:30', '2026-06-11 16:00']);
  });

  it('never offers a pickup in the past', () => {
    expect(candidatePickups(aTransferLine(), 'service', new Date(2026, 6, 1))).toEqual([]);
  });
});
