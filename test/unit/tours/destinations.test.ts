import { describe, expect, it } from 'vitest';
import { destinationsOf, listedDestinationId, toursTo } from '../../../src/tours/destinations.ts';
import { tourOf } from './tour-samples.ts';

describe('the destinations of tours', () => {
  const to = (id: number | string, title: string) => tourOf({ destination_place: { id, title } });
  const tours = [to(2, 'Tulum'), to(1, 'Cancún'), to('2', 'Tulum'), tourOf()];

  it('are listed once each, by name', () => {
    expect(destinationsOf(tours)).toEqual([
      { id: '1', title: 'Cancún' },
      { id: '2', title: 'Tulum' },
    ]);
  });

  it('do not include a destination of a link or an earlier list that has no tours', () => {
    const destinations = destinationsOf(tours);
    expect(listedDestinationId(destinations, '2')).toBe('2');
    expect(listedDestinationId(destinations, '9')).toBeUndefined();
    expect(listedDestinationId(destinations, null)).toBeUndefined();
  });

  it('narrow the list down to one of them', () => {
    expect(toursTo('2', tours)).toEqual([tours[0], tours[2]]);
    expect(toursTo(undefined, tours)).toEqual(tours);
    expect(toursTo('9', tours)).toEqual([]);
  });
});
