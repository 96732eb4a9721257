import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { origin, startSandbox, type Sandbox } from './call-sandbox.ts';
import { arrivalLine, checkoutRequest, roundtripLine, summaryRequest } from './orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

type Booked = { token: string; redirectUrl?: string };

const book = async (paymentMethodId: string | number, changes: Record<string, unknown> = {}) =>
  (await sandbox.json('/cart/checkout', {
    body: checkoutRequest([arrivalLine()], { paymentMethodId, ...changes }),
  })) as Booked;

/** The currency in which each card processor is offered, and what the line costs there. */
const inPesos = { currency: 'mxn', total: 1140 };
const inEuros = { currency: 'eur', total: 57 };

const post = (path: string, fields: Record<string, string>) =>
  sandbox.app.request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const decide = (token: string, decision: string) => post(`/pay/${token}`, { decision });

interface OfferedMethod {
  id: unknown;
  type: string;
  processor?: string;
}

const methodsIn = async (currency: string) => {
  const body = summaryRequest([arrivalLine()], { currency });
  const answer = (await sandbox.json('/cart/summary', { body })) as {
    summary: { paymentMethods: OfferedMethod[] };
  };
  return answer.summary.paymentMethods;
};

describe('methods', () => {
  it.each([
    ['usd', 'azul'],
    ['mxn', 'openpay'],
    ['eur', 'stripe'],
  ])('offer one card processor and every other type in %s', async (currency, processor) => {
    const methods = await methodsIn(currency);
    expect(methods.map(({ type }) => type)).toEqual([
      'payment-gateway-card',
      'paypal',
      'mercadopago',
      'bank-transfer',
      'agreement',
      'atArrival',
    ]);
    expect(methods[0]).toMatchObject({ processor });
  });

  it('may charge in another currency than the order', async () => {
    expect((await methodsIn('eur'))[0]).toMatchObject({ toPayCurrency: 'usd', toPayAmount: 61.96 });
  });

  it('are refused where they are not offered', async () => {
    const response = await sandbox.call('/cart/checkout', {
      body: checkoutRequest([arrivalLine()], { paymentMethodId: 'card-stripe' }),
    });
    expect(response.status).toBe(422);
  });

  it.each(['spei', 'b2b', 7])('%s books at once and leaves all of it to be paid', async (id) => {
    const { token, redirectUrl } = await book(id);
    expect(redirectUrl).toBeUndefined();
    expect(await sandbox.json(`/sales/${token}`)).toMatchObject({
      data: {
        status: 'confirmed',
        total_paid: 0,
        total_remained: 62,
        payments: [{ url: null, status: 'pending' }],
      },
    });
    expect((await sandbox.app.request(`${origin}/pay/${token}`)).status).toBe(404);
  });
});

describe('pages to be redirected to', () => {
  it.each([
    ['card-openpay', inPesos, /\/payments\/[^?]+\?id=tr-/, '/cart/cancel/'],
    ['card-stripe', inEuros, /\/payments\/[^?]+\?action=tocart$/, '?action=cancel'],
    ['mp', inPesos, /\?action=tocart&collection_status=approved$/, '?action=cancel&collection_status=null'],
  ])('%s sends the visitor back in its own way', async (id, currency, approved, cancelled) => {
    const { token, redirectUrl } = await book(id, currency);
    expect(redirectUrl).toBe(`${origin}/pay/${token}`);
    for (const decision of ['decline', 'pending'])
      expect((await decide(token, decision)).headers.get('Location')).toBe(`${origin}/payments/${token}`);
    expect((await decide(token, 'cancel')).headers.get('Location')).toContain(cancelled);
    expect(await sandbox.json(`/payments/${token}?action=cancel`)).toMatchObject({
      data: { status: 'pending', url: redirectUrl },
    });

    const back = (await decide(token, 'approve')).headers.get('Location') ?? '';
    expect(back).toMatch(approved);
    const { data } = (await sandbox.json(back.replace(origin, ''))) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ status: 'completed', sale: { status: 'confirmed', total_remained: 0 } });
    expect(data).not.toHaveProperty('url');
  });

  it('leaves a payment open until its page decides', async () => {
    const { token } = await book('mp', inPesos);
    await decide(token, 'approve');
    expect(await sandbox.json(`/payments/${token}`)).toMatchObject({ data: { status: 'pending' } });
  });

  it('requires only the deposit of a large order', async () => {
    const lines = Array.from({ length: 4 }, () => roundtripLine());
    const { token, redirectUrl } = (await sandbox.json('/cart/checkout', {
      body: checkoutRequest(lines, { paymentMethodId: 'mp', total: 460 }),
    })) as Booked;
    expect(await (await sandbox.app.request(redirectUrl ?? '')).text()).toContain('$2,539.20 MXN');
    await decide(token, 'approve');
    expect(await sandbox.json(`/payments/${token}?collection_status=approved`)).toMatchObject({
      data: { sale: { total: 460, total_paid: 138, total_remained: 322 } },
    });
  });
});

describe('the card form', () => {
  const formOf = async (token: string, query = '') =>
    (await sandbox.json(`/cart/checkout/payments/azul/${token}${query}`)) as {
      formData: Record<string, string>;
      env: string;
    };

  it('is carried to the card page and back', async () => {
    const { token, redirectUrl } = await book('card-azul');
    expect(redirectUrl).toBe(`${origin}/cart/checkout/payments/azul/${token}`);
    const { formData, env } = await formOf(token);
    expect(env).toBe('sandbox');
    expect(formData).toMatchObject({
      Amount: '6200',
      ApprovedUrl: `${origin}/payments/${token}?action=tocart`,
    });
    expect(await (await post('/pay/card', formData)).text()).toContain('$62.00 USD');
    expect((await decide(token, 'approve')).headers.get('Location')).toBe(formData['ApprovedUrl']);
    expect((await sandbox.call(`/cart/checkout/payments/azul/${token}`)).status).toBe(404);
  });

  it('comes as a list in previews', async () => {
    const { token } = await book('card-azul');
    const { formData } = await formOf(token, '?preview=1');
    expect(formData).toContainEqual({ name: 'Amount', value: '6200' });
  });

  it('is refused when anything in it was changed', async () => {
    const { token } = await book('card-azul');
    const { formData } = await formOf(token);
    expect((await post('/pay/card', { ...formData, Amount: '1' })).status).toBe(404);
  });
});

describe('the wallet', () => {
  const capture = (token: string, orderID: string) =>
    sandbox.call(`/cart/checkout/payments/paypal/${token}/capture`, { method: 'PUT', body: { orderID } });

  it('names its order, and captures it once', async () => {
    const { token, redirectUrl } = await book(21);
    expect(redirectUrl).toBe(`${origin}/cart/checkout/payments/paypal/${token}`);
    const { payment } = (await sandbox.json(`/cart/checkout/payments/paypal/${token}`)) as {
      payment: { external_reference: string };
    };
    expect(payment).toMatchObject({ applicable_amount: 62, sale: { token, currency: 'usd' } });
    expect(await (await capture(token, payment.external_reference)).json()).toHaveProperty('purchase_units');
    expect(await sandbox.json(`/payments/${token}`)).toMatchObject({ data: { status: 'completed' } });
    expect((await capture(token, payment.external_reference)).status).toBe(404);
  });

  it.each([
    ['DECLINED', 'INSTRUMENT_DECLINED'],
    ['FAILED', 'PAYER_CANNOT_PAY'],
  ])('answers a %s card with the issue %s', async (suffix, issue) => {
    const { token } = await book(21);
    const sale = (await sandbox.json(`/sales/${token}`)) as { data: { confirmation_ref: string } };
    const response = await capture(token, `ORDER-${sale.data.confirmation_ref}-${suffix}`);
    expect(await response.json()).toMatchObject({
      details: [{ issue }],
      debug_id: expect.any(String) as string,
    });
    expect(await sandbox.json(`/payments/${token}`)).toMatchObject({ data: { status: 'pending' } });
  });

  it("refuses another sale's order", async () => {
    const { token } = await book(21);
    expect((await capture(token, 'ORDER-CC-OTHER1')).status).toBe(422);
  });
});
