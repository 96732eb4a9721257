import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { arrivalLine, checkoutRequest, roundtripLine } from './orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

const checkout = (changes: Record<string, unknown> = {}, transfers: unknown[] = [arrivalLine()]) =>
  sandbox.call('/cart/checkout', { body: checkoutRequest(transfers, changes) });

const book = async (changes: Record<string, unknown> = {}, transfers?: unknown[]) =>
  (await (await checkout(changes, transfers)).json()) as { token: string; redirectUrl?: string };

describe('checkout', () => {
  it('books payment at arrival at once', async () => {
    const { token, ...rest } = await book();
    expect(rest).toEqual({});
    expect(await sandbox.json(`/sales/${token}`)).toEqual({
      data: expect.objectContaining({
        token,
        confirmation_ref: expect.stringMatching(/^CC-[A-Z\d]{6}$/) as string,
        status: 'confirmed',
        currency: 'usd',
        total: 62,
        total_paid: 0,
        total_remained: 62,
        payment_method: { type: 'atArrival' },
        customer: {
          first_name: 'Ana',
          last_name: 'Ríos',
          email: 'ana@example.com',
          phone: '+52 998 555 0199',
        },
        payments: [{ url: null, status: 'pending', amount: 62, currency: 'usd' }],
      }) as unknown,
    });
  });

  it('makes one service of each way', async () => {
    const { token } = await book({ total: 115 }, [roundtripLine()]);
    expect(await sandbox.json(`/sales/${token}`)).toMatchObject({
      data: {
        transfer_sales: [
          {
            pickup_place: { title: 'Cancún International Airport' },
            service_type: { label: 'Deluxe Sedan', category: 'Deluxe', max_pax: 3, type: 'private' },
            pickup_datetime: '2026-06-11 15:00:00',
            flight_datime: '2026-06-11 14:00:00',
            total: 115,
          },
          {
            dropoff_place: { title: 'Cancún International Airport' },
            pickup_datetime: '2026-06-18 09:00:00',
            total: 0,
          },
        ],
      },
    });
  });

  it('answers a repeated attempt with the first booking, whatever the second holds', async () => {
    const first = await book();
    expect(await book()).toEqual(first);
    expect(await book({ total: 1 })).toEqual(first);
    expect((await book({ attemptId: 'attempt-0002' })).token).not.toBe(first.token);
  });

  it('answers 409 when the total is another', async () => {
    const response = await checkout({ total: 61 });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: expect.stringContaining('price') as string });
  });

  it('rejects a pickup that is too close by now', async () => {
    const response = await checkout({}, [arrivalLine({ serviceDatetime: '2026-06-01 15:00:00' })]);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "This service needs at least 12 hours' notice." });
  });

  it.each([
    ['no first name', { customer: { ...checkoutRequest([]).customer, firstName: ' ' } }],
    ['an e-mail that is none', { customer: { ...checkoutRequest([]).customer, email: 'ana' } }],
    ['a national phone number', { customer: { ...checkoutRequest([]).customer, phone: '9985550199' } }],
    ['an unknown payment method', { paymentMethodId: 'cash' }],
    ['an empty cart', { cart: { transfers: [], tours: [], extras: [] } }],
    ['no attempt', { attemptId: undefined }],
    ['a total as text', { total: '62' }],
  ])('refuses %s', async (_what, changes) => {
    expect((await checkout(changes)).status).toBe(422);
  });
});

it('answers 404 for unknown tokens', async () => {
  expect((await sandbox.call('/sales/nothing')).status).toBe(404);
  expect((await sandbox.call('/payments/nothing')).status).toBe(404);
});
