import { initialParty } from '../../../../src/trip/party-rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricedTrip } from '../../../../src/trip/search/trip-query.ts';
import { areEndsLocked, type Locks } from '../../../../src/trip/search/search-locks.ts';
import { createSearchSlice, initialSearch } from '../../../../src/trip/search/search-slice.ts';

const place = (ref: string) => ({ ref, title: ref, address: '' });
const hotel = place('hotel');

const full = {
  searchMode: 'A2H',
  dropoffPlace: hotel,
  airportPlace: place('cun'),
  adults: 3,
  kids: 1,
  date: '2027-01-05',
} as const;

const actions = fc.array(
  fc.constantFrom<(search: ReturnType<typeof createSearchSlice>) => void>(
    (search) => search.setDirection('H2A'),
    (search) => search.setDirection('P2P'),
    (search) => search.choosePlace('destination', place('other')),
    (search) => search.choosePlace('airport', null),
    (search) => search.choosePlace('pickup', place('other')),
    (search) =>
      search.adoptTrip({
        direction: 'H2A',
        from: place('other'),
        to: place('tqo'),
        party: { adults: 7, kids: 7 },
      }),
    (search) =>
      search.adoptTrip({
        direction: 'A2H',
        from: place('tqo'),
        to: place('other'),
        party: { adults: 7, kids: 7 },
      }),
    (search) => search.swapEnds(),
    (search) => search.setParty({ adults: 9 }),
    (search) => search.setParty({ kids: 9 }),
    (search) => search.setDate('2028-01-01'),
    (search) => search.setDate(''),
    (search) => search.reset(),
  ),
);

describe('what is locked', () => {
  it('is changed by no action, whatever the tab remembers', () => {
    fc.assert(
      fc.property(actions, fc.subarray(Object.keys(full) as (keyof typeof full)[]), (all, names) => {
        const locks = Object.fromEntries(names.map((name) => [name, full[name]]));
        const search = createSearchSlice({
          ...initialSearch('id'),
          dropoffPlace: place('remembered'),
          adults: 8,
        });
        search.lock('page', locks);
        expect(search.state).toMatchObject(locks);
        for (const act of all) {
          act(search);
          expect(search.state).toMatchObject(locks);
        }
      }),
    );
  });

  it('is free again, with its value, once it is no longer locked', () => {
    const search = createSearchSlice(initialSearch('id'));
    search.lock('page', full);
    search.unlock('page');
    expect(search.state).toMatchObject(full);
    search.setParty({ adults: 5 });
    search.choosePlace('destination', null);
    expect(search.state).toMatchObject({ adults: 5, dropoffPlace: null });
  });

  it('by one element stays when another one goes', () => {
    const search = createSearchSlice(initialSearch('id'));
    search.lock('box', { adults: 3 });
    search.lock('engine', { kids: 1 });
    search.unlock('engine');
    search.setParty({ adults: 5, kids: 5 });
    expect(search.state).toMatchObject({ adults: 3, kids: 5 });
  });

  it('moves a return date that would be before it', () => {
    const search = createSearchSlice({ ...initialSearch('id'), returnDate: '2027-01-01' });
    search.lock('page', { date: '2027-01-05' });
    expect(search.state.returnDate).toBe('2027-01-05');
  });
});

describe('the trip of a link', () => {
  const tripOf = (locks: object, query: string) => {
    const search = createSearchSlice(initialSearch('id'));
    search.lock('page', locks);
    return pricedTrip(new URLSearchParams(query), search.state);
  };

  it('has the locked ends, party and direction', () => {
    expect(
      tripOf({ searchMode: 'A2H', dropoffPlace: hotel, adults: 3 }, 'from=cun&to=other&adults=9&kids=2'),
    ).toEqual({ from: 'cun', to: 'hotel', ...initialParty, adults: 3, kids: 2, searchMode: 'A2H' });
  });

  it('in another direction than the locked one has no ends', () => {
    expect(
      tripOf({ searchMode: 'A2H', dropoffPlace: hotel }, 'from=x&to=cun&searchMode=H2A'),
    ).toBeUndefined();
  });
});

describe('both ends are locked', () => {
  it.each<[string, Locks, boolean]>([
    [
      'an airport that is not looked up yet, and the hotel',
      { searchMode: 'A2H', airportPlace: null, dropoffPlace: hotel },
      true,
    ],
    ['a hotel and the airport', { searchMode: 'H2A', pickupPlace: hotel, airportPlace: place('cun') }, true],
    ['two places', { searchMode: 'P2P', pickupPlace: hotel, dropoffPlace: place('other') }, true],
    ['the hotel alone', { searchMode: 'A2H', dropoffPlace: hotel }, false],
    ['both ends, but no direction', { airportPlace: place('cun'), dropoffPlace: hotel }, false],
    [
      'the ends of another direction',
      { searchMode: 'P2P', airportPlace: place('cun'), dropoffPlace: hotel },
      false,
    ],
    ['everything but the ends', { searchMode: 'A2H', adults: 2, kids: 0, date: '2027-01-05' }, false],
    ['nothing', {}, false],
  ])('%s: %o → %s', (_, locks, expected) => {
    expect(areEndsLocked(locks)).toBe(expected);
  });
});
