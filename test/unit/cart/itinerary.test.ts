import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itinerary } from '../../../src/cart/itinerary.ts';
import type { Cart } from '../../../src/schema/cart.ts';

const transfer = (id: string, at: string | null) => ({ id, line: { serviceDatetime: at } });
const tour = (id: string, tourDate: string, schedule: string) => ({ id, line: { tourDate, schedule } });
const cart = (lists: object) => ({ transfers: [], tours: [], extras: [], ...lists }) as unknown as Cart;
const ids = (of: Cart) => itinerary(of).map(({ cartLine }) => cartLine.id);

test('lines are in the order in which they take place, extras last', () => {
  const mixed = cart({
    transfers: [transfer('home', '2026-12-19 10:00:00'), transfer('arrival', '2026-12-12 15:30:00')],
    tours: [tour('reef', '2026-12-14', '09:00'), tour('dinner', '2026-12-12', '19:00')],
    extras: [{ id: 'seat', line: {} }],
  });
  expect(ids(mixed)).toEqual(['arrival', 'dinner', 'reef', 'home', 'seat']);
});

test('lines of the same moment keep the order of the cart', () => {
  const same = cart({
    transfers: [transfer('one', '2026-12-12 09:00:00'), transfer('other', '2026-12-12 09:00:00')],
  });
  expect(ids(same)).toEqual(['one', 'other']);
});

test('no line is lost, whatever the dates', () => {
  const at = fc.option(fc.constantFrom('2026-12-12 09:00:00', '2027-01-01 00:00:00', 'odd'));
  fc.assert(
    fc.property(fc.array(at), fc.nat(5), (times, extras) => {
      const all = cart({
        transfers: times.map((time, index) => transfer(`t${index}`, time)),
        extras: Array.from({ length: extras }, (_, index) => ({ id: `e${index}`, line: {} })),
      });
      expect(ids(all)).toHaveLength(times.length + extras);
    }),
  );
});
