import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { arrivalLine, checkoutRequest, extraLine, summaryRequest } from './orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

const cart = (extras: unknown[], transfers: unknown[] = []) => ({ cart: { transfers, tours: [], extras } });
const summary = (extras: unknown[], changes: Record<string, unknown> = {}) =>
  sandbox.json('/cart/summary', { body: summaryRequest([], { ...cart(extras), ...changes }) });

describe('the list', () => {
  it('are priced per person and per unit, in the requested language and currency', async () => {
    const list = await sandbox.json('/extras?currency=mxn&lang=es');
    expect(list).toContainEqual({
      id: 103,
      name: 'Silla para niños (1 a 4 años)',
      image_url: 'http://127.0.0.1:4310/pictures/extra-child-seat.svg',
      price_type: 'unit',
      price_adults: 0,
      price_kids: 0,
      price_unit: 150,
    });
    expect(list).toContainEqual(
      expect.objectContaining({ id: 'fast-lane', price_type: 'pax', price_adults: 720, price_kids: 460 }),
    );
  });

  it('has a drawing for every picture that it names', async () => {
    const list = (await sandbox.json('/extras?currency=usd&lang=en')) as { image_url: string | null }[];
    const addresses = list.flatMap(({ image_url }) => image_url ?? []);
    expect(addresses).not.toEqual([]);
    for (const address of addresses) expect((await sandbox.app.request(address)).status).toBe(200);
  });

  it('refuses an unknown currency', async () => {
    expect((await sandbox.call('/extras?currency=gbp&lang=en')).status).toBe(422);
  });
});

describe('in a cart', () => {
  it('cost what their people or pieces come to, less the coupon, and are named anew', async () => {
    const lines = [extraLine(103, { units: 2 }), extraLine('fast-lane', { adults: 2, kids: 1 })];
    expect(await summary(lines, { lang: 'es', couponCode: 'WELCOME10' })).toMatchObject({
      extras: [
        { extraSelected: { name: 'Silla para niños (1 a 4 años)' }, total: 14.4, discount: 1.6 },
        { extraSelected: { name: 'Fila rápida en migración' }, total: 92.7, discount: 10.3 },
      ],
      summary: { extrasSubtotal: 107.1, total: 107.1 },
    });
  });

  it.each([
    ['an unknown id', { extraSelected: { id: 1, name: 'Child seat (1 to 4 years)', price_type: 'unit' } }],
    ['another name', { extraSelected: { id: 103, name: 'Seat', price_type: 'unit' } }],
    ['another price type', { extraSelected: { ...extraLine(103).extraSelected, price_type: 'pax' } }],
    ['more than ten', { units: 11 }],
    ['none', { units: 0 }],
    ['people for a piece', { adults: 1 }],
    ['an unknown key', { total: 8 }],
  ])('are refused with %s', async (_what, changes) => {
    const body = summaryRequest([], cart([extraLine(103, changes)]));
    expect((await sandbox.call('/cart/summary', { body })).status).toBe(422);
  });

  it('are booked with the transfers, and alone', async () => {
    for (const transfers of [[arrivalLine()], []]) {
      const { token } = (await sandbox.json('/cart/checkout', {
        body: checkoutRequest([], {
          ...cart([extraLine(103, { units: 2 })], transfers),
          attemptId: `attempt-${transfers.length}-transfers`,
          total: 16 + 62 * transfers.length,
        }),
      })) as { token: string };
      expect(await sandbox.json(`/sales/${token}`)).toMatchObject({
        data: { extra_sales: [{ name: 'Child seat (1 to 4 years)', units: 2, total: 16 }] },
      });
      const voucher = await sandbox.app.request(`http://127.0.0.1:4310/interfaces/sales/${token}/voucher`);
      expect(await voucher.text()).toContain('Child seat');
    }
  });
});
