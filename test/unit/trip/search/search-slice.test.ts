import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ChosenPlace } from '../../../../src/schema/stored-search.ts';
import {
  createSearchSlice,
  initialSearch,
  type SearchSlice,
} from '../../../../src/trip/search/search-slice.ts';

const place = (ref: string | number): ChosenPlace => ({ ref, title: `Place ${ref}`, address: '' });
const [hotel, villa, airport] = [place('hotel'), place('villa'), place('cun')];

let search: SearchSlice;
beforeEach(() => {
  search = createSearchSlice(initialSearch('session'));
});

describe('another direction', () => {
  it('from the airport and back to it: the hotel stays the hotel', () => {
    search.choosePlace('airport', airport);
    search.choosePlace('destination', hotel);
    search.setDirection('H2A');
    expect(search.state).toMatchObject({
      airportPlace: airport,
      pickupPlace: hotel,
      dropoffPlace: null,
    });
    search.setDirection('A2H');
    expect(search.state).toMatchObject({
      airportPlace: airport,
      pickupPlace: null,
      dropoffPlace: hotel,
    });
  });

  it('the same again moves nothing', () => {
    search.choosePlace('destination', hotel);
    search.setDirection('A2H');
    expect(search.state).toMatchObject({ pickupPlace: null, dropoffPlace: hotel });
  });

  it('door to door takes both ends as they are, and keeps the airport for later', () => {
    search.choosePlace('airport', airport);
    search.choosePlace('destination', hotel);
    search.setDirection('P2P');
    expect(search.state).toMatchObject({
      airportPlace: airport,
      pickupPlace: null,
      dropoffPlace: hotel,
    });
  });
});

describe('the recent places', () => {
  const recent = () => search.state.recentPlaces.map(({ ref }) => ref);

  it('are the last four, newest first, each once', () => {
    for (const ref of ['a', 'b', 'c', 'd', 'b', 'e']) search.choosePlace('destination', place(ref));
    expect(recent()).toEqual(['e', 'b', 'd', 'c']);
  });

  it('contain no airport, and a cleared field leaves them alone', () => {
    search.choosePlace('pickup', hotel);
    search.choosePlace('airport', airport);
    search.choosePlace('pickup', null);
    expect(recent()).toEqual(['hotel']);
    expect(search.state.pickupPlace).toBeNull();
  });
});

describe('the return date', () => {
  test.each([
    ['2026-06-10', '2026-06-11', '2026-06-11'],
    ['2026-06-11', '2026-06-11', '2026-06-11'],
    ['2026-06-12', '2026-06-11', '2026-06-12'],
    ['', '2026-06-11', ''],
    ['2026-06-12', '', '2026-06-12'],
  ])('%j becomes, with %j as the first date, %j', (back, date, expected) => {
    search.setReturnDate(back);
    search.setDate(date);
    expect(search.state.returnDate).toBe(expected);
  });
});

test.each([
  ['A2H', { airportPlace: hotel, dropoffPlace: villa, pickupPlace: null }],
  ['H2A', { pickupPlace: hotel, airportPlace: villa, dropoffPlace: null }],
  ['P2P', { pickupPlace: hotel, dropoffPlace: villa, airportPlace: null }],
] as const)('a trip that is adopted fills the ends of its direction: %s', (direction, ends) => {
  search.adoptTrip({ direction, from: hotel, to: villa, party: { adults: 3, kids: 1 } });
  expect(search.state).toMatchObject({ searchMode: direction, adults: 3, kids: 1, ...ends });
});

test('swapping exchanges the ends, an empty one too', () => {
  search.choosePlace('pickup', hotel);
  search.swapEnds();
  expect(search.state).toMatchObject({ pickupPlace: null, dropoffPlace: hotel });
});

test('a reset keeps the recent places and the search session, and notifies until unsubscribed', () => {
  const listener = vi.fn();
  const stop = search.onReset(listener);
  search.choosePlace('destination', hotel);
  search.setParty({ adults: 7 });
  search.renewSearchSession('next');
  search.reset();
  expect(search.state).toEqual({ ...initialSearch('next'), recentPlaces: [hotel], formVersion: 1 });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  search.reset();
  expect(listener).toHaveBeenCalledOnce();
  expect(search.state.formVersion).toBe(2);
});
