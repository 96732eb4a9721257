import { mapParty, partyFields, partyLimits } from '../../../../src/schema/party.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { resolveTripPreset, type LockableField } from '../../../../src/trip/preset/resolve-trip-preset.ts';
import type { TripPreset } from '../../../../src/trip/preset/trip-preset.ts';

const today = '2026-06-11';
const given = (attributes: TripPreset, query: TripPreset = {}, ...lock: LockableField[]) => {
  const { preset, locked } = resolveTripPreset({ attributes, query, lock });
  const set = Object.entries(preset).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(set), locked: [...locked].sort() };
};

describe('what the page gives', () => {
  test.each<[string, ReturnType<typeof given>, object]>([
    ['nothing', given({}), { locked: [] }],
    ['the query before an attribute', given({ adults: 3 }, { adults: 5 }), { adults: 5, locked: [] }],
    [
      'an attribute where the query is silent',
      given({ adults: 3 }, { kids: 1 }),
      { adults: 3, kids: 1, locked: [] },
    ],
    [
      'a locked attribute before the query',
      given({ adults: 3 }, { adults: 5 }, 'adults'),
      { adults: 3, locked: ['adults'] },
    ],
    ['no lock without a value', given({}, {}, 'adults', 'mode', 'date'), { locked: [] }],
    [
      'what the query says of a locked field without attribute',
      given({}, { kids: 2 }, 'kids'),
      { kids: 2, locked: ['kids'] },
    ],
    [
      'a locked day, whether or not it is over',
      given({ date: '2026-06-10' }, {}, 'date'),
      { date: '2026-06-10', locked: ['date'] },
    ],
    [
      'today, locked',
      given({ date: today }, { date: '2026-07-01' }, 'date'),
      { date: today, locked: ['date'] },
    ],
    [
      'the day of the query, even if it is over',
      given({ date: today }, { date: '2026-06-10' }),
      { date: '2026-06-10', locked: [] },
    ],
    [
      'a locked end with its direction',
      given({ to: 'h' }, {}, 'to'),
      { mode: 'A2H', to: 'h', locked: ['mode', 'to'] },
    ],
    [
      'a locked end, whatever direction the query asks for',
      given({ to: 'h' }, { mode: 'H2A', from: 'x', to: 'y' }, 'to'),
      { mode: 'A2H', to: 'h', locked: ['mode', 'to'] },
    ],
    [
      'the other end of the query in the same direction',
      given({ mode: 'P2P', to: 'h' }, { mode: 'P2P', from: 'x', to: 'y' }, 'to'),
      { mode: 'P2P', from: 'x', to: 'h', locked: ['mode', 'to'] },
    ],
    [
      'an end that is not locked leaves the direction open',
      given({ to: 'h' }, { mode: 'H2A' }),
      { mode: 'H2A', to: 'h', locked: [] },
    ],
    [
      'a return trip',
      given({ date: today }, { returnDate: '2026-06-20' }),
      { date: today, returnDate: '2026-06-20', locked: [] },
    ],
    [
      'no return before the trip',
      given({ date: '2026-07-01' }, { returnDate: '2026-06-20' }, 'date'),
      { date: '2026-07-01', locked: ['date'] },
    ],
  ])('%s', (_, trip, expected) => expect(trip).toEqual(expected));
});

const fields = ['mode', 'airport', 'from', 'to', ...partyFields, 'date'] as const;
const trips = fc.record(
  {
    mode: fc.constantFrom('A2H', 'H2A', 'P2P'),
    airport: fc.constantFrom('CUN', 'TQO'),
    from: fc.constantFrom('a', 'b'),
    to: fc.constantFrom('c', 'd'),
    ...mapParty((field) => fc.integer({ ...partyLimits[field], max: 4 })),
    date: fc.constantFrom('2026-06-10', today, '2026-08-01'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<TripPreset>;

it('no query changes a locked attribute, and every locked field has a value', () => {
  fc.assert(
    fc.property(trips, trips, fc.subarray([...fields]), (attributes, query, lock) => {
      const { preset, locked } = resolveTripPreset({ attributes, query, lock });
      for (const name of lock) {
        const value = attributes[name];
        if (value !== undefined) expect([name, preset[name], locked.has(name)]).toEqual([name, value, true]);
      }
      for (const name of locked) expect(preset[name]).toBeDefined();
      for (const name of locked) expect(lock.includes(name) || name === 'mode').toBe(true);
    }),
  );
});

it('without locks the query takes precedence over the attributes in every field', () => {
  fc.assert(
    fc.property(trips, trips, (attributes, query) => {
      const { preset, locked } = resolveTripPreset({ attributes, query, lock: [] });
      expect(locked.size).toBe(0);
      for (const name of ['mode', 'airport', 'from', 'to', 'adults', 'kids'] as const)
        expect(preset[name]).toBe(query[name] ?? attributes[name]);
    }),
  );
});
