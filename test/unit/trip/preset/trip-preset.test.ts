import { describe, expect, test } from 'vitest';
import { presetChange, presetField } from '../../../../src/trip/preset/trip-preset.ts';

const today = '2026-06-11';
const unchanged = { party: {}, places: [] };

describe('what another preset changes', () => {
  test.each([
    ['nothing: nothing is given', {}, {}, unchanged],
    ['nothing: the same is given', { adults: 3, airport: 'CUN' }, { adults: 3, airport: 'CUN' }, unchanged],
    [
      'what is given',
      { mode: 'H2A' as const, adults: 3, kids: 1 },
      {},
      { ...unchanged, searchMode: 'H2A', party: { adults: 3, kids: 1 } },
    ],
    [
      'what is given otherwise',
      { adults: 5, kids: 1 },
      { adults: 3, kids: 1 },
      { ...unchanged, party: { adults: 5 } },
    ],
    [
      'to the defaults what is given no longer',
      {},
      { mode: 'P2P' as const, adults: 5, kids: 2, date: today },
      { ...unchanged, searchMode: 'A2H', party: { adults: 2, kids: 0 }, date: '' },
    ],
    ['a day', { date: today }, {}, { ...unchanged, date: today }],
    [
      'places',
      { airport: 'CUN', from: 'a', to: 'b' },
      { airport: 'TQO', to: 'c' },
      { ...unchanged, places: ['airport', 'from', 'to'] },
    ],
    ['a place that goes', {}, { airport: 'CUN', from: 'a' }, { ...unchanged, places: ['airport', 'from'] }],
    [
      'both ends with the direction, but not the airport',
      { mode: 'H2A' as const, airport: 'CUN', from: 'a', to: 'b' },
      { airport: 'CUN', from: 'a', to: 'b' },
      { ...unchanged, searchMode: 'H2A', places: ['from', 'to'] },
    ],
  ])('%s', (_, now, before, change) => {
    expect(presetChange(now, before)).toEqual(change);
  });
});

test.each([
  ['airport', 'P2P', 'airport'],
  ['from', 'A2H', 'airport'],
  ['to', 'A2H', 'destination'],
  ['from', 'H2A', 'pickup'],
  ['to', 'H2A', 'airport'],
  ['from', 'P2P', 'pickup'],
  ['to', 'P2P', 'destination'],
] as const)('%s of %s stands in the field %s', (name, direction, field) => {
  expect(presetField(name, direction)).toBe(field);
});
