import { describe, expect, it, test } from 'vitest';
import { legHeading, legKindsOf } from '../../../src/trip/legs.ts';

describe('the ways of a transfer and what their details are called', () => {
  test.each([
    ['A2H', false, ['arrival']],
    ['A2H', true, ['arrival', 'departure']],
    ['H2A', false, ['departure']],
    ['H2A', true, ['departure', 'arrival']],
    ['P2P', false, ['service']],
    ['P2P', true, ['service', 'return-service']],
  ] as const)('%s, round trip %s: %j', (direction, roundtrip, headings) => {
    const legKinds = legKindsOf(direction, roundtrip);
    expect(legKinds.map(legHeading)).toEqual(headings);
    expect(legKinds.map(({ name }) => name)).toEqual(roundtrip ? ['service', 'return'] : ['service']);
  });

  it('requires no flight from door to door', () => {
    expect(legKindsOf('P2P', true).every(({ flightTrip }) => flightTrip === undefined)).toBe(true);
  });
});
