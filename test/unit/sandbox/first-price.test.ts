import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencies } from '../../../demo/sandbox/data/currencies.ts';
import { extrasQuery } from '../../../src/api/extras.ts';
import { extraFields, extraLimits, extraPrice } from '../../../src/extras/extra-counts.ts';
import { changeExtra, chosenExtras } from '../../../src/extras/extras-in-cart.ts';
import type { PartyInput } from '../../../src/schema/party.ts';
import { planParty } from '../../../src/trip/vehicles/party-plan.ts';
import { optionsWithSeats, offeredTripKinds } from '../../../src/trip/pricing/price-options.ts';
import { priceOfTrip } from '../../../src/trip/pricing/trip-price.ts';
import type { PriceOption } from '../../../src/schema/price-option.ts';
import type { TripKind } from '../../../src/schema/trip.ts';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { expectInCart } from './in-cart.ts';
import { directionOf, shopAt, tripLine, ways, type Shop } from './offers.ts';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = startSandbox();
});
afterAll(() => sandbox.close());

const parties = fc.record({ adults: fc.integer({ min: 1, max: 30 }), kids: fc.integer({ min: 0, max: 10 }) });
const coupons = fc.constantFrom('', 'WELCOME10', 'SUNSET25');
const hiddenKinds = { oneway: false, roundtrip: false };

/** A choice on the prices screen. */
interface Chosen {
  option: PriceOption;
  kind: TripKind;
  people: PartyInput;
}

describe.each(currencies)('in %s, the first price of a choice is its price in the cart', (currency) => {
  /** The prices of a trip, and an expectation about what is chosen of them. */
  async function openPrices(shop: Shop, way: (typeof ways)[number], party: PartyInput) {
    const [from, to] = await Promise.all([shop.place(way.from), shop.place(way.to)]);
    const options = await shop.options(way, party);
    const expectLines = (chosen: Chosen[], coupon = '') => {
      const known = chosen.map(({ option, kind, people }, index) => ({
        id: String(index),
        price: priceOfTrip(option, kind),
        line: tripLine({ from, to, direction: directionOf(way), kind, price: option, party: people }),
      }));
      const first = new Map(known.map(({ id, price }) => [id, price]));
      return expectInCart(shop, first, { transfers: known.map(({ id, line }) => ({ id, line })) }, coupon);
    };
    return { options, expectLines };
  }

  it('every vehicle and trip kind, in every direction', async () => {
    const shop = shopAt(sandbox, currency);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ways), parties, coupons, async (way, party, coupon) => {
        const { options, expectLines } = await openPrices(shop, way, party);
        const chosen = optionsWithSeats(options, party.adults + party.kids).flatMap((option) =>
          offeredTripKinds([option], 'oneway', hiddenKinds).map((kind) => ({ option, kind, people: party })),
        );
        await expectLines(chosen, coupon);
      }),
    );
  });

  it('several vehicles for one party', async () => {
    const shop = shopAt(sandbox, currency);
    const kinds = fc.constantFrom('oneway' as const, 'roundtrip' as const);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ways), parties, kinds, async (way, party, kind) => {
        const { options, expectLines } = await openPrices(shop, way, party);
        const plan = planParty({ options, party, tripKind: kind, hiddenKinds });
        if (!plan.ok) return;
        const chosen = plan.vehicles.map(({ option, ...people }) => ({ option, kind, people }));
        expect(await expectLines(chosen)).toBeCloseTo(plan.total, 2);
      }),
    );
  });

  it('every extra in every number', async () => {
    const shop = shopAt(sandbox, currency);
    const offered = await shop.client.query(extrasQuery(shop.context));
    const count = fc.integer(extraLimits);
    const counts = fc.tuple(...offered.map(() => fc.record({ adults: count, kids: count, units: count })));
    await fc.assert(
      fc.asyncProperty(counts, coupons, async (wanted, coupon) => {
        const first = new Map<string, number>();
        let extras: ReturnType<typeof changeExtra>['lines'] = [];
        for (const [index, extra] of offered.entries()) {
          const many = wanted[index] ?? { adults: 0, kids: 0, units: 0 };
          const counted = extraFields(extra.price_type).filter((field) => many[field] > 0);
          const price = counted.reduce((sum, field) => sum + many[field] * extraPrice(extra, field), 0);
          if (counted.length > 0) first.set(String(index), price);
          extras = changeExtra(extras, extra, many, String(index)).lines;
        }
        await expectInCart(shop, first, { extras }, coupon);
        expect(chosenExtras(offered, extras).total).toBeCloseTo(
          [...first.values()].reduce((sum, price) => sum + price, 0),
          2,
        );
      }),
    );
  });
});
