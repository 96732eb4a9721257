import { describe, expect, it, test } from 'vitest';
import { presetLocks } from '../../../../src/trip/preset/preset-locks.ts';
import { resolveTripPreset, type LockableField } from '../../../../src/trip/preset/resolve-trip-preset.ts';

test.each([
  ['A2H', { searchMode: 'A2H', dropoffPlace: 'to', airportPlace: 'from' }],
  ['H2A', { searchMode: 'H2A', pickupPlace: 'from', airportPlace: 'to' }],
  ['P2P', { searchMode: 'P2P', pickupPlace: 'from', dropoffPlace: 'to' }],
] as const)('the locked ends of %s are its fields', (mode, expected) => {
  const trip = resolveTripPreset({
    attributes: { mode, from: 'x', to: 'y' },
    query: {},
    lock: ['from', 'to'],
  });
  const locks = presetLocks(trip, (name) => ({ ref: name, title: name, address: '' }));
  const refs = Object.entries(locks).map(([slot, value]) => [
    slot,
    typeof value === 'object' && value ? value.ref : value,
  ]);
  expect(Object.fromEntries(refs)).toEqual(expected);
});

describe('an end without a resolvable place stays open', () => {
  const trip = (...lock: LockableField[]) =>
    resolveTripPreset({ attributes: { mode: 'P2P', from: 'x', to: 'y' }, query: {}, lock });
  const known = { ref: 'y', title: 'Y', address: '' };

  it.each<[string, LockableField[], object]>([
    ['and so does its direction', ['from'], {}],
    ['but not a direction that is locked itself', ['from', 'mode'], { searchMode: 'P2P' }],
    ['and the other end holds the direction', ['from', 'to'], { searchMode: 'P2P', dropoffPlace: known }],
  ])('%s', (_, lock, locks) => {
    expect(presetLocks(trip(...lock), (name) => (name === 'to' ? known : undefined))).toEqual(locks);
  });
});
