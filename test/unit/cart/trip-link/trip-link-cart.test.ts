import { initialParty } from '../../../../src/trip/party-rules.ts';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { attributionToStrings, noAttribution } from '../../../../src/schema/attribution.ts';
import { countLinesInCart, parseCart, serializeCart } from '../../../../src/cart/trip-link/trip-link-cart.ts';
import type { Cart } from '../../../../src/schema/cart.ts';
import { aTourLine } from '../../../fixtures/tour-line.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';

const attribution = { ...noAttribution, salesChannel: 'lobby desk', placement: 'qr' };
const choices = { language: 'es', currency: 'mxn', ...attribution } as const;
const empty: Cart = { transfers: [], tours: [], extras: [], couponCode: '' };

const extraSelected = { id: 3, name: 'SIM card', price_type: 'unit' as const };
const filled: Cart = {
  transfers: [{ id: 'a', line: aTransferLine() }],
  tours: [
    {
      id: 'b',
      line: aTourLine({ pickupLocation: { ref: 'hotel-7', title: 'Quinta Luna', address: 'Playa' } }),
      page: { category: 'water', tour: 'reef' },
    },
  ],
  extras: [{ id: 'c', line: { extraSelected, adults: 0, kids: 0, units: 2 } }],
  couponCode: 'SUN10',
};

test('a cart is read as it was written, by ref', () => {
  expect(parseCart(serializeCart(filled, choices))).toEqual({
    ...choices,
    ...attributionToStrings(attribution),
    coupon: 'SUN10',
    transfers: [
      {
        from: 'cun',
        to: 'hotel-7',
        direction: 'A2H',
        price: 'sedan-1',
        ...initialParty,
        service: {
          pickupAt: '2026-06-11 15:00',
          flight: {
            airline: 'Aeromar',
            flightNumber: 'AM 210',
            flightType: 'int',
            at: '2026-06-11 14:00',
          },
        },
        return: null,
      },
    ],
    tours: [
      {
        tour: 'reef',
        category: 'water',
        rate: 71,
        date: '2026-06-11',
        schedule: '09:00',
        adults: 2,
        kids: 0,
        infants: 0,
        pickup: 'hotel-7',
      },
    ],
    extras: [{ id: 3, adults: 0, kids: 0, units: 2 }],
  });
});

test('the format of links stays: those of the first version are still read, and written the same', () => {
  const { transfers, extras, couponCode } = filled;
  const written =
    '["es","mxn","lobby desk","qr","SUN10",[["cun","hotel-7","A2H","sedan-1",2,0,' +
    '["2026-06-11 15:00",["Aeromar","AM 210","int","2026-06-11 14:00"]],null]],[],[[3,0,0,2]]]';
  expect(serializeCart({ transfers, tours: [], extras, couponCode }, choices)).toBe(written);
  expect(parseCart(written)).toEqual({ ...parseCart(serializeCart(filled, choices)), tours: [] });
});

it('contains neither titles nor prices, which are looked up again', () => {
  const text = serializeCart(filled, choices);
  for (const known of ['Quinta Luna', 'Playa', 'Reef', 'Shared boat', 'Deluxe Sedan', 'SIM card', '45'])
    expect(text).not.toContain(known);
});

it('knows a round trip by its return', () => {
  const line = aTransferLine({ roundtrip: true, returnDatetime: '2026-06-18 09:00:00' });
  const carried = parseCart(serializeCart({ ...empty, transfers: [{ id: 'a', line }] }, choices));
  expect(carried?.transfers[0]?.return).toEqual({ pickupAt: '2026-06-18 09:00', flight: null });
});

it.each<[string, Partial<Cart>, number]>([
  ['the same lines', {}, 3],
  ['nothing', empty, 0],
  ['one of them', { tours: [], extras: [] }, 1],
  ['a tour at another time', { tours: [{ id: 'b', line: aTourLine({ schedule: '11:30' }) }] }, 2],
  [
    'another number of units',
    { extras: [{ id: 'c', line: { extraSelected, adults: 0, kids: 0, units: 1 } }] },
    2,
  ],
])('of a link with three lines, a cart that holds %s', (_, changes, known) => {
  const linked = parseCart(serializeCart(filled, choices));
  expect(linked && countLinesInCart(linked, { ...filled, ...changes })).toBe(known);
});

it('carries as many guests as a rate may take', () => {
  const group = { id: 'a', line: aTourLine({ adults: 250 }) };
  expect(parseCart(serializeCart({ ...empty, tours: [group] }, choices))?.tours).toMatchObject([
    { adults: 250 },
  ]);
});

test.each([
  ['nothing in it', serializeCart(empty, choices)],
  ['not JSON', 'a cart'],
  ['an object', '{"language":"en"}'],
  ['a list that is too short', '["en","usd"]'],
  ['a list that is too long', serializeCart(filled, choices).replace(/\]$/, ',1]')],
  ['an unknown language', serializeCart(filled, choices).replace('"es"', '"xx"')],
  ['a day that does not exist', serializeCart(filled, choices).replaceAll('2026-06-11', '2026-02-30')],
  ['an hour that does not exist', serializeCart(filled, choices).replace('09:00', '24:00')],
  [
    'a fraction of a person',
    serializeCart(filled, choices).replace('"A2H","sedan-1",2', '"A2H","sedan-1",1.5'),
  ],
  ['more people than any form takes', serializeCart(filled, choices).replace('"sedan-1",2', '"sedan-1",101')],
  ['a placement that no page can have', serializeCart(filled, choices).replace('"qr"', '"q\\nr"')],
  ['an object for a ref', serializeCart(filled, choices).replace('"cun"', '{"__proto__":1}')],
])('%s is no cart', (_, text) => {
  expect(parseCart(text)).toBeUndefined();
});

test('whatever is changed in a text, reading it neither throws nor reaches a prototype', () => {
  const text = serializeCart(filled, choices);
  const hostile = fc.constantFrom(
    '__proto__',
    '<img src=x onerror=alert(1)>',
    '"]',
    '1e400',
    '{}',
    '\ud800',
    '',
  );
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(9), fc.oneof(hostile, fc.string()), (at, length, other) => {
      const carried = parseCart(text.slice(0, at) + other + text.slice(at + length));
      if (carried) expect(Object.keys(carried)).toEqual(Object.keys(parseCart(text) ?? {}));
    }),
    { numRuns: 2000 },
  );
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

it('carries the language of a locale file', () => {
  const written = serializeCart(filled, { ...choices, fileLanguage: 'de' });
  expect(parseCart(written)).toEqual({ ...parseCart(serializeCart(filled, choices)), fileLanguage: 'de' });
});
