import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, inject, it, onTestFinished, test, vi } from 'vitest';
import { arriveAt } from '../support/arrive-at.ts';
import { button, openStorefront } from './open-storefront.tsx';
import { bookSale } from './sales.ts';

const azul = { paymentMethodId: 'card-azul' };
const route = (token: string) => `/cart/checkout/payments/azul/${token}`;

/** Every submitted form, with its target, its fields and the time. */
function sentForms() {
  const sent: { action: string; method: string; target: string; fields: [string, string][]; at: number }[] =
    [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }): [string, string] => [
      name,
      value,
    ]);
    const { method, target } = this;
    sent.push({ action: this.getAttribute('action') ?? '', method, target, fields, at: performance.now() });
  });
  return sent;
}
afterEach(() => vi.restoreAllMocks());

it('is submitted with every field, in the whole tab, no sooner than half a second after it arrived', async () => {
  const sent = sentForms();
  const { token } = await bookSale(azul);
  let answered = 0;
  const { received } = openStorefront(route(token), {
    answers: { [route(token)]: () => void (answered = performance.now()) },
  });
  expect(
    (await screen.findByText('Taking you to the secure payment page…')).closest('[role=status]'),
  ).not.toBeNull();
  await waitFor(() => expect(sent).toHaveLength(1));
  const [form] = sent;
  expect((form?.at ?? 0) - answered).toBeGreaterThanOrEqual(500);
  expect(form).toMatchObject({ method: 'post', target: '_top' });
  const fields = new URLSearchParams(form?.fields);
  expect(fields.get('Amount')).toBe('11500');
  expect(fields.get('ApprovedUrl')).toBe(`${inject('provider')}/payments/${token}?action=tocart`);
  expect(fields.get('AuthHash')).toMatch(/^[\da-f]{128}$/);
  const left = () => received.filter(({ name }) => name === 'booking-redirect').map(({ detail }) => detail);
  const { origin, href } = new URL(form?.action ?? '');
  await waitFor(() => expect(left()).toEqual([{ origin, purpose: 'payment', target: 'self', url: href }]));
});

it('can be a list', async () => {
  const sent = sentForms();
  const formData = [
    { name: 'Amount', value: '11500' },
    { name: 'submit', value: 'x' },
  ];
  openStorefront(route('any'), { answers: { [route('any')]: () => ({ formData, env: 'sandbox' }) } });
  await waitFor(() =>
    expect(sent.map(({ fields }) => fields)).toEqual([
      [
        ['Amount', '11500'],
        ['submit', 'x'],
      ],
    ]),
  );
});

it('waits for the visitor on a page that Back has loaded, but not on one that has gone on to pay', async () => {
  const sent = sentForms();
  const { token } = await bookSale(azul);
  arriveAt({ path: route(token), type: 'back_forward' });
  const returned = openStorefront(route(token));
  await screen.findByText('The payment is not complete');
  returned.leave();
  arriveAt({ path: '/transfers', type: 'back_forward' });
  openStorefront(route(token));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('offers to continue if the page of the card provider does not open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = sentForms();
  const { token } = await bookSale(azul);
  const { visitor } = openStorefront(route(token));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText('The payment is not complete')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await visitor.click(await button('Continue to payment'));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test.each([
  ['the charge, in the currency of the method', 'mp', '$2,539.20 MXN'],
  ['nothing if the provider does not say', 'spei', undefined],
])('shows what will be charged: %s', async (_, paymentMethodId, amount) => {
  const { token } = await bookSale({ paymentMethodId, lines: 4 });
  openStorefront(route(token), { answers: { [route(token)]: () => new Promise(() => undefined) } });
  await screen.findByText('Taking you to the secure payment page…');
  if (amount !== undefined) await screen.findByText(amount);
  else await waitFor(() => expect(document.body.textContent).not.toContain('$'));
});

it('leaves the cart and the ways out of the bar, where a cart would look lost', async () => {
  const { token } = await bookSale(azul);
  const answers = { [route(token)]: () => new Promise(() => undefined) };
  const { storefront } = openStorefront(route(token), { answers });
  await screen.findByText('Taking you to the secure payment page…');
  expect(screen.queryByRole('button', { name: 'Cart' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Transfers' })).toBeNull();
  act(() => storefront.navigate('/cart/checkout', 'api'));
  await button('Cart');
});

it('is requested anew when the browser restores the page that has submitted it', async () => {
  const sent = sentForms();
  let count = 0;
  const answer = () => ({ formData: { OrderNumber: String(++count) }, env: 'sandbox' });
  const { visitor } = openStorefront(route('any'), { answers: { [route('any')]: answer } });
  await waitFor(() => expect(sent).toHaveLength(1));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await visitor.click(await button('Continue to payment'));
  await waitFor(() => expect(sent).toHaveLength(2));
  const [first, second] = sent.map(({ fields }) => Number(Object.fromEntries(fields)['OrderNumber']));
  expect(second).toBeGreaterThan(first ?? NaN);
});

describe('its target', () => {
  test.each([
    ['sandbox', 'https://pruebas.azul.com.do/PaymentPage/'],
    ['production', 'https://pagos.azul.com.do/PaymentPage/Default.aspx'],
  ])("%s: the card provider's own URL, whatever the form contains", async (env, address) => {
    const sent = sentForms();
    const formData = { submit: 'x', action: 'https://evil.example/', ['__proto__']: null };
    openStorefront(route('anything'), { answers: { [route('anything')]: () => ({ formData, env }) } });
    await waitFor(() => expect(sent.map(({ action }) => action)).toEqual([address]));
  });

  it('in an unknown environment is a bad response, and nothing is submitted', async () => {
    const sent = sentForms();
    const answer = () => ({ formData: { a: 'b' }, env: 'https://evil.example/' });
    const { received } = openStorefront(route('anything'), { answers: { [route('anything')]: answer } });
    await button('Check the payment');
    const errors = () => received.filter(({ name }) => name === 'booking-error');
    const codes = () => errors().map(({ detail }) => (detail as { code: string }).code);
    // In strict mode React runs effects twice.
    await waitFor(() => expect([...new Set(codes())]).toEqual(['bad-response']));
    expect(document.querySelector('form[method=post]')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('can be taken over by the host page', async () => {
    const sent = sentForms();
    const { token } = await bookSale(azul);
    openStorefront(route(token), { takesOver: ['booking-redirect'] });
    await screen.findByText('The payment is not complete');
    await button('Continue to payment');
    expect(sent).toEqual([]);
  });
});
