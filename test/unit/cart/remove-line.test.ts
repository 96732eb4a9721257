import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeLine } from '../../../src/cart/remove-line.ts';

type Lines = Parameters<typeof removeLine>[0];

const extra = (id: string, of: number) => ({
  id,
  line: {
    extraSelected: { id: of, name: `Extra ${of}`, price_type: 'unit' as const },
    adults: 0,
    kids: 0,
    units: 1,
  },
});
/** Only the ids of transfers and tours matter here. */
const bare = (...ids: string[]) => ids.map((id) => ({ id })) as never[];

const ids = fc.uniqueArray(fc.nat(99), { maxLength: 6 });
const carts = fc
  .tuple(ids, ids, ids)
  .map(([transfers, tours, extras]): Lines => ({
    transfers: bare(...transfers.map((id) => `transfer-${id}`)),
    tours: bare(...tours.map((id) => `tour-${id}`)),
    extras: extras.map((id) => extra(`extra-${id}`, id)),
  }))
  .filter((cart) => allIds(cart).length > 0);

function allIds(cart: Lines): string[] {
  return Object.values(cart).flatMap((lines) => lines.map(({ id }) => id));
}

test('taking any line out leaves all the others, and putting it back makes the cart that was', () => {
  fc.assert(
    fc.property(carts, fc.nat(), (cart, pick) => {
      const id = allIds(cart)[pick % allIds(cart).length] ?? '';
      const { lines, restore } = removeLine(cart, id);
      expect(allIds(lines)).toEqual(allIds(cart).filter((other) => other !== id));
      expect(restore(lines)).toEqual(cart);
      expect(restore(cart)).toEqual(cart);
    }),
  );
});

test('a line is restored to a cart that has changed, at the end if its position is gone', () => {
  const { restore } = removeLine({ transfers: bare('a', 'b', 'c'), tours: [], extras: [] }, 'c');
  const later = { transfers: bare('d'), tours: bare('t'), extras: [extra('e', 1)] };
  expect(restore(later)).toEqual({ ...later, transfers: bare('d', 'c') });
});

test('a line is restored after the same cart has lost it', () => {
  const cart: Lines = { transfers: bare('a', 'b'), tours: [], extras: [] };
  const { lines, restore } = removeLine(cart, 'a');
  Object.assign(cart, lines);
  expect(restore(cart)).toEqual({ transfers: bare('a', 'b'), tours: [], extras: [] });
});

test('an extra that was added again keeps its new line', () => {
  const { restore } = removeLine({ transfers: [], tours: [], extras: [extra('old', 7)] }, 'old');
  const later: Lines = { transfers: [], tours: [], extras: [extra('new', 7)] };
  expect(restore(later)).toEqual(later);
});
