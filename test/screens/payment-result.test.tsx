import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, inject, it, test, vi } from 'vitest';
import { daysFromNow } from '../e2e/support/dates.ts';
import { amount } from './checkout-steps.ts';
import { arriveAt } from '../support/arrive-at.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { bookSale, changed, decideAt, type Fields } from './sales.ts';

afterEach(() => void vi.restoreAllMocks());

type Received = ReturnType<typeof openStorefront>['received'];

const reported = (received: Received) => received.filter(({ name }) => /payment-result|complete/.test(name));
const link = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name });
const retry = () =>
  screen.queryByRole('link', { name: 'Retry Payment' }) ??
  screen.queryByRole('button', { name: 'Retry payment' });

describe.each([
  ['azul', { paymentMethodId: 'card-azul', currency: 'usd' }],
  ['openpay', { paymentMethodId: 'card-openpay', currency: 'mxn' }],
  ['stripe', { paymentMethodId: 'card-stripe', currency: 'eur' }],
  ['mercadopago', { paymentMethodId: 'mp', currency: 'usd' }],
] as const)('%s', (name, order) => {
  it('approved', async () => {
    const sale = await bookSale(order);
    const path = await decideAt(sale, 'approve');
    arriveAt({ path });
    const { storefront, received } = openStorefront(path);
    if (name === 'openpay') {
      await screen.findByText('Payment registered');
      const voucher = `${inject('provider')}/interfaces/sales/${sale.token}/voucher`;
      expect((await link(/^Voucher/)).href).toBe(voucher);
    } else {
      await heading('Thank you for your reservation!');
      expect(storefront.path).toBe(`/cart/success/${sale.token}`);
    }
    await waitFor(() => expect(reported(received).map((one) => one.name)).toContain('booking-complete'));
    expect(reported(received).map((one) => one.name)).toEqual(['booking-payment-result', 'booking-complete']);
  });

  test.each(['decline', 'pending'] as const)('%s', async (decision) => {
    const sale = await bookSale(order);
    const { received } = openStorefront(await decideAt(sale, decision));
    const notice = await screen.findByText('Payment pending');
    expect(notice.closest('[role=status]')).not.toBeNull();
    await screen.findByRole('link', { name: '+52 998 555 0142' });
    await waitFor(() =>
      expect(reported(received)).toEqual([{ name: 'booking-payment-result', detail: { status: 'pending' } }]),
    );
    expect((await link('Retry Payment')).href).toBe(sale.redirectUrl);
  });

  it('cancelled', async () => {
    const sale = await bookSale(order);
    const { visitor, received } = openStorefront(await decideAt(sale, 'cancel'), {
      takesOver: ['booking-redirect'],
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged');
    const results = () => reported(received).map(({ detail }) => (detail as { status: string }).status);
    // In strict mode React renders each screen twice.
    await waitFor(() => expect([...new Set(results())]).toEqual(['cancelled']));
    await visitor.click(retry() as HTMLElement);
    const left = received.find(({ name: event }) => event === 'booking-redirect')?.detail as { url: string };
    expect(left.url).toBe(sale.redirectUrl);
  });
});

test('the query of the page is the query of the request', async () => {
  const { token } = await bookSale({ paymentMethodId: 'mp' });
  const { requests } = openStorefront(
    `/payments/${token}?action=cancel&collection_id=12&external=a%20b&part=1&part=2`,
  );
  await screen.findByText('Total');
  expect(amount('Total')).toBe('$115.00 USD');
  expect([...(requests.find(({ path }) => path === `/payments/${token}`)?.query ?? [])]).toEqual([
    ['action', 'cancel'],
    ['collection_id', '12'],
    ['external', 'a b'],
    ['part', '1'],
    ['part', '2'],
  ]);
});

test.each([
  ['mp', 'usd', '$2,539.20 MXN'],
  ['card-openpay', 'mxn', undefined],
] as const)(
  'a retry of %s follows the check of the payment, with what it charges',
  async (paymentMethodId, currency, due) => {
    const { token } = await bookSale({ paymentMethodId, currency, lines: due ? 4 : 1 });
    openStorefront(`/payments/${token}`);
    const retryLink = await link('Retry Payment');
    const again = await button('Check again');
    expect(again.compareDocumentPosition(retryLink)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(amount('To pay now')).toBe(due);
  },
);

const onWeekday = (when: string) => expect.stringMatching(new RegExp(`^[A-Z][a-z]{2} ${when}$`)) as string;

test.each([
  // Its text says the total.
  ['a pending payment', (token: string) => `/payments/${token}`, []],
  ['a cancelled payment', (token: string) => `/payments/${token}?action=cancel`, ['Total']],
  ['the way back from a payment', (token: string) => `/cart/cancel/${token}`, ['Total']],
])('%s shows what was reserved, when and for how much, and the reference', async (_, pathOf, last) => {
  const { token } = await bookSale({ paymentMethodId: 'mp' });
  openStorefront(pathOf(token));
  const overview = (await heading('Your reservation')).closest('section') as HTMLElement;
  const terms = within(overview).getAllByRole('term');
  const facts = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Reference', expect.stringMatching(/^CC-[A-Z\d]{6}$/)],
    ['Pickup at Cancún International Airport', onWeekday(`${daysFromNow(12).shown} 15:30 hrs`)],
    ['Pickup at Quinta Luna Hotel', onWeekday(`${daysFromNow(19).shown} 10:00 hrs`)],
    ...last.map((label) => [label, '$115.00 USD']),
  ]);
  // There, and where it is said what the payment charges in another currency.
  expect(screen.getAllByText(/\$115\.00 USD/)).toHaveLength(2);
});

test('a retry after a cancelled payment shows what it charges', async () => {
  const { token } = await bookSale({ paymentMethodId: 'mp', currency: 'usd', lines: 4 });
  openStorefront(`/cart/cancel/${token}`);
  await screen.findByText('Nothing was charged');
  await button('Retry payment');
  expect(amount('To pay now')).toBe('$2,539.20 MXN');
  screen.getByText('Charged in MXN. The total of your booking is $460.00 USD.');
});

test.each([
  ['at arrival', 7, 'You pay $115.00 USD when your service starts.'],
  ['by bank transfer', 'spei', 'You pay $115.00 USD by bank transfer.'],
  ['by agreement', 'b2b', 'You pay $115.00 USD as agreed with us.'],
])('what is paid %s is not said to be late or declined', async (_, paymentMethodId, text) => {
  const { token } = await bookSale({ paymentMethodId });
  openStorefront(`/payments/${token}`);
  await screen.findByText(text);
  expect(screen.queryByText(/declined|do not pay again/)).toBeNull();
  expect(retry()).toBeNull();
});

test('a cancelled payment says what can be done about it, as long as it can be paid', async () => {
  const advice = () => screen.queryByText(/You can complete your booking by paying now/);
  const payable = await bookSale({ paymentMethodId: 'mp' });
  const { storefront } = openStorefront(`/payments/${payable.token}?action=cancel`);
  await screen.findByText(/Nothing was charged/);
  expect(advice()).not.toBeNull();
  const { token } = await bookSale({ paymentMethodId: 'spei' });
  storefront.navigate(`/payments/${token}?action=cancel`, 'api');
  await waitFor(() => expect(retry()).toBeNull());
  await screen.findByText(/Nothing was charged/);
  expect(advice()).toBeNull();
});

test('a late payment is found by checking again', async () => {
  const sale = await bookSale({ paymentMethodId: 'card-stripe', currency: 'eur' });
  const { visitor } = openStorefront(`/payments/${sale.token}`);
  await screen.findByText('Payment pending');
  await decideAt(sale, 'approve');
  await visitor.click(await button('Check again'));
  await screen.findByText('Payment registered');
});

test('without a link a visitor who cancelled can contact someone or start over', async () => {
  const { token } = await bookSale({ paymentMethodId: 'spei' });
  const { visitor, storefront } = openStorefront(`/cart/cancel/${token}`);
  await screen.findByText(/Please contact us to continue with this reservation/);
  await screen.findByText('hola@costaclara.example');
  expect(retry()).toBeNull();
  await visitor.click(await button('New Book'));
  expect(storefront.path).toBe('/');
});

test('cancelling the remaining payment does not claim that nothing was charged', async () => {
  const { token } = await bookSale({ paymentMethodId: 'spei' });
  const partlyPaid = (sale: Fields) => ({ ...sale, total_paid: 40, total_remained: 75 });
  const answers = {
    ...changed(`/sales/${token}`, partlyPaid),
    ...changed(`/payments/${token}`, ({ sale, ...result }) => ({
      ...result,
      sale: partlyPaid(sale as Fields),
    })),
  };
  const { storefront } = openStorefront(`/cart/cancel/${token}`, { answers });
  await screen.findByText(/We have received a payment for this booking/);
  await screen.findByText('hola@costaclara.example');
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  storefront.navigate(`/payments/${token}?action=cancel`, 'api');
  await heading('Your payment');
  await screen.findByText(/We have received a payment for this booking/);
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
});

test.each(['cancel', 'success'])(
  'a payment step of the storefront itself is led to from %s',
  async (screenName) => {
    const { token } = await bookSale({ paymentMethodId: 'mp' });
    const url = `/cart/checkout/payments/azul/${token}`;
    const answers = {
      ...changed(`/sales/${token}`, (sale) => ({ ...sale, payments: [{ url, status: 'pending' }] })),
      [url]: () => ({}),
    };
    const { visitor, storefront } = openStorefront(`/cart/${screenName}/${token}`, { answers });
    const way = screenName === 'cancel' ? button('Retry payment') : link('Pay now');
    await visitor.click(await way);
    expect(storefront.path).toBe(url);
  },
);

test('an unsafe URL is never a link', async () => {
  const { token } = await bookSale({ paymentMethodId: 'mp' });
  const unsafe = (sale: Fields, url: string) => ({ ...sale, payments: [{ url, status: 'pending' }] });
  const answers = {
    ...changed(`/payments/${token}`, ({ sale, ...result }) => ({
      ...result,
      url: 'javascript:alert(1)',
      sale: unsafe(sale as Fields, 'https://a@evil.example/'),
    })),
    ...changed(`/sales/${token}`, (sale) => unsafe(sale, 'javascript:alert(1)')),
  };
  const { storefront } = openStorefront(`/payments/${token}?action=cancel`, { answers });
  await screen.findByText(/Nothing was charged/);
  await screen.findByText(/The link to the payment page is not safe/);
  expect(screen.queryByText(/by paying now/)).toBeNull();
  expect(retry()).toBeNull();
  for (const [path, title] of [
    [`/cart/cancel/${token}`, 'Payment cancelled'],
    [`/cart/success/${token}`, 'Thank you for your reservation!'],
  ] as const) {
    storefront.navigate(path, 'api');
    await heading(title);
    await screen.findByText(/The link to the payment page is not safe/);
    expect(retry()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  }
});

test.each([
  ['/payments/abc', 'Validating your payment…'],
  ['/cart/success/abc', 'Your booking'],
])('%s says what it waits for before the settings arrive', async (path, text) => {
  openStorefront(path, { answers: { '/settings': () => new Promise<never>(() => undefined) } });
  await screen.findByText(text);
});
